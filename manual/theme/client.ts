import client from '@helpgen/theme/client';
import './manual.css';

export default client;

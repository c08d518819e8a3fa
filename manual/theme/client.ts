import client from '@helpgen/theme/client';
import './example.css';

export default client;

export { drawPage } from './hydration/draw-page.tsx';

/** Of the first days, in one piece: nobody who works every day waits for it. */
export { Asistente } from './asistente/asistente';
export { PrimerosPasos } from './primeros-pasos';

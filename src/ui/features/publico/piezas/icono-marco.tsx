import { Dibujo } from './dibujo';
import { TRAZOS_MARCO } from './trazos-marco';

export type NombreIconoMarco = keyof typeof TRAZOS_MARCO;

export const IconoMarco = ({ nombre }: { nombre: NombreIconoMarco }) => (
  <Dibujo trazo={TRAZOS_MARCO[nombre]} />
);

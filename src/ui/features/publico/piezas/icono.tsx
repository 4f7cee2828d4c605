import { Dibujo } from './dibujo';
import { type NombreIcono, TRAZOS } from './trazos';

export const Icono = ({ nombre }: { nombre: NombreIcono }) => <Dibujo trazo={TRAZOS[nombre]} />;

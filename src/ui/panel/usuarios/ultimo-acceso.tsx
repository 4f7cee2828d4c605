import { CuandoEdito } from '../comun/datos/editado-por';

/** When the person last came in, with the exact moment on the pointer. */
export function UltimoAcceso({ instante }: { instante: string | null }) {
  return instante ? <CuandoEdito actualizado_en={instante} /> : 'Aún no ha ingresado';
}

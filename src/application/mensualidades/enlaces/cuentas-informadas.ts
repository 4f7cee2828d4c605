import type { CuentaVista } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import { filasDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { mismoId } from '@/domain/shared/id';
import { identidadDelPagador } from '@/domain/shared/pagador';

/** Those of which they may be told: authorised to be informed, and not of who withdrew their own authorisation. */
export const cuentasInformadas = ({ gente, estado, retirados }: CuentaVista): EstadoDePagador['cuentas'] =>
  estado.cuentas.filter(({ participante, informado }) => {
    const esPropia = gente.propias.some(({ id }) => mismoId(id, participante.id));
    return informado && (esPropia || !retirados.some((id) => mismoId(id, participante.id)));
  });

/** Who they are now; `null` for nobody. */
export const identidadDe = (gente: CuentaVista['gente'] | null): string | null => {
  const [fila] = gente ? filasDelPagador(gente) : [];
  return fila ? identidadDelPagador(fila) : null;
};

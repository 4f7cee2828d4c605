import { cumplirOrden, orden } from '@/application/servicios/orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { type ParticipanteListado, paraLista } from '@/domain/participantes/participante';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { encolar } from '@/ui/panel/comun/escritura/encolar';

/** Out with permission or back, asking nothing; without a network it is left on this device, where that was chosen. */
export const cambiarDeUnToque = async (
  servicios: ServiciosPanel,
  { hayRed }: { hayRed: boolean },
  participante: ParticipanteListado,
  estado: EstadoParticipante,
): Promise<ParticipanteListado> => {
  const { id, version, nombre } = participante;
  const pedida = orden('participantes', 'actualizar', id, { estado, version }, participante);
  const desde = servicios.reloj.ahora().getTime();
  const que = `${estado === 'CON_PERMISO' ? 'Salida con permiso' : 'Regreso del permiso'} de ${nombre}`;
  const dejar = async (salio: boolean): Promise<ParticipanteListado | null> => {
    const duda = { nombre: `estado:${id}`, que, desde, orden: pedida };
    return (await encolar(servicios, duda, { salio, hayRed })) && { ...participante, estado };
  };
  const aqui = await dejar(false);
  if (aqui) return aqui;
  try {
    return paraLista(await cumplirOrden(servicios, pedida));
  } catch (error) {
    const dejada = tieneCodigo(error, 'SIN_CONEXION') ? await dejar(true) : null;
    if (dejada) return dejada;
    throw error;
  }
};

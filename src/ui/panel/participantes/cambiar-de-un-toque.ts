import { cumplirOrden, orden } from '@/application/servicios/orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { type ParticipanteListado, paraLista } from '@/domain/participantes/participante';
import { pareceCaida } from '@/domain/shared/errores/error-transporte';
import { encolar } from '@/ui/panel/comun/escritura/encolar';
import { toaster } from '@/ui/shared/toast-store';

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
    const dejada = pareceCaida(error) ? await dejar(true) : null;
    if (dejada) return dejada;
    throw error;
  }
};

/** What it did can be taken back, or completed with its dates, from its message: of one person, only the last is still true. */
export const anunciarUnToque = (
  { id, nombre, estado }: ParticipanteListado,
  avisos: Map<string, number>,
  { deshacer, fechar }: { deshacer: () => void; fechar: () => void },
): void => {
  const anterior = avisos.get(String(id));
  if (anterior !== undefined) toaster.dismiss(anterior);
  const sale = estado === 'CON_PERMISO';
  const aviso = toaster.success(
    `${nombre}: ${sale ? 'salió con permiso' : 'regresó del permiso'}`,
    { label: 'Deshacer', onClick: deshacer },
    { label: sale ? 'Añadir fechas' : 'Añadir fecha', onClick: fechar },
  );
  avisos.set(String(id), aviso);
};

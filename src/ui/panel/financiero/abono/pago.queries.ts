import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { loPidePorNumero } from '@/domain/mensualidades/abono-en-lista';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { textosDeAcudiente } from '@/domain/shared/busqueda/textos-de-persona';
import { coincide } from '@/domain/shared/busqueda/voz';
import { pareceCaida } from '@/domain/shared/errores/error-transporte';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { claveDe } from '../../comun/datos/clave-de';

/** How many live abonos already carry a reference; 0 when the service cannot tell. */
export const consultaReferencia = (servicios: ServiciosPanel, referencia: string) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'referencia', referencia.toLowerCase()],
    enabled: referencia !== '',
    queryFn: () => servicios.finanzas().then((casos) => casos.abonos({ pagina: 1, limite: 5, referencia })),
  });

/** States in which something is owed. */
const CON_SALDO = ['PENDIENTE', 'CON_ABONO'] as const;

const leerPorPagar = async (
  servicios: ServiciosPanel,
  criterios: Partial<CriteriosMensualidades>,
): Promise<MensualidadEnLista[]> => {
  const paginas = await Promise.all(
    CON_SALDO.map((estado) =>
      servicios.lecturas.mensualidades().then((puerto) =>
        puerto.buscar({
          ...criterios,
          estado,
          orden: 'fecha_vencimiento',
          pagina: 1,
          limite: LIMITE_MAXIMO,
        }),
      ),
    ),
  );
  return paginas.flatMap(({ datos }) => datos).filter(({ saldo }) => saldo > 0);
};

/** Whose is the receipt, or the reference, that somebody brings. */
const participantesDelRecibo = async (servicios: ServiciosPanel, buscar: string): Promise<readonly Id[]> => {
  const pagina = { pagina: 1, limite: 20, buscar, anulados: true };
  const abonos = await (await servicios.finanzas()).abonos(pagina).catch((error: unknown) => {
    // The receipts are not kept on a device without a network; whom they are charged to is, and is found by name.
    if (pareceCaida(error)) return null;
    throw error;
  });
  const pedidos = (abonos?.datos ?? []).filter((abono) => loPidePorNumero(abono, buscar));
  return [...new Set(pedidos.map(({ participante_id }) => participante_id))];
};

/** What is owed, and the guardian it was found by when the row names them nowhere: why somebody sees it. */
export interface PorPagarHallada extends MensualidadEnLista {
  acudiente_hallado: string | null;
}

const sinAcudiente = (fila: MensualidadEnLista): PorPagarHallada => ({ ...fila, acudiente_hallado: null });

/** Whose of the guardians with those data each row is, but for the rows that say by themselves why they are there. */
const conAcudienteHallado = async (
  servicios: ServiciosPanel,
  filas: readonly MensualidadEnLista[],
  buscar: string,
): Promise<PorPagarHallada[]> => {
  const busqueda = leerBusqueda(buscar);
  const seExplica = (m: MensualidadEnLista): boolean =>
    [
      [m.participante_nombre, m.participante_documento],
      [m.pagador_nombre, m.pagador_documento],
    ].some((textos) => coincide(busqueda, { textos }));
  if (filas.every(seExplica)) return filas.map(sinAcudiente);
  const { datos } = await (await servicios.lecturas.acudientes()).buscar({
    buscar,
    pagina: 1,
    limite: LIMITE_MAXIMO,
  });
  const hallados = datos.filter((a) => coincide(busqueda, { textos: textosDeAcudiente(a) }));
  return filas.map((fila) => {
    const suyos = hallados.filter((a) => mismoId(a.id_participante, fila.participante_id));
    const [primero] = suyos;
    if (!primero || seExplica(fila) || suyos.some(({ id }) => mismoId(id, fila.id_acudiente)))
      return sinAcudiente(fila);
    return { ...fila, acudiente_hallado: nombreAcudiente(primero) };
  });
};

/**
 * What is owed by who matches, oldest due date first: by name, document or phone of who pays, of the participante or of any
 * guardian of theirs, or by the number or the reference of what they paid before. Nothing is asked while nobody is named.
 */
export const consultaPorPagar = (
  servicios: ServiciosPanel,
  { participante, buscar }: { participante?: Id; buscar: string },
) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'por-pagar', participante ?? null, buscar],
    enabled: participante !== undefined || buscar !== '',
    queryFn: async (): Promise<readonly PorPagarHallada[]> => {
      const delRecibo = buscar ? await participantesDelRecibo(servicios, buscar) : [];
      const suyas = [...delRecibo, ...(participante === undefined ? [] : [participante])];
      const leidas =
        suyas.length > 0
          ? await Promise.all(suyas.map((participante_id) => leerPorPagar(servicios, { participante_id })))
          : [await leerPorPagar(servicios, { buscar, familia: true })];
      const filas = ordenarPor(leidas.flat(), ({ fecha_vencimiento }) => fecha_vencimiento, false);
      return suyas.length > 0 ? filas.map(sinAcudiente) : conAcudienteHallado(servicios, filas, buscar);
    },
  });

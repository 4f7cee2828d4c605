import { acudientesDelPanel } from '@/application/acudientes/servicios-acudientes';
import { mensualidadesDelPanel, pagosDe } from '@/application/mensualidades/servicios-mensualidades';
import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import { participantesDelPanel } from '@/application/participantes/servicios-participantes';
import type { Reloj } from '@/application/shared/equipo.port';
import type { FundacionEmisora, LectorCobroPorDefecto } from '@/application/shared/fundacion-emisora.port';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { type Entrada, termino } from '@/domain/sin-red/cola';
import { esDeDinero } from '@/domain/sin-red/conflicto';
import { comoCampos, sobreVersion, versionDe } from '@/domain/sin-red/ordenes-sin-red';
import { conNumeros, estanciaLocal, eventoLocal, idLocal } from '@/domain/sin-red/referencias';
import { enOrden } from '@/domain/sin-red/turno-de-cola';
import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import {
  crearInMemoryGeneradorMensualidades,
  crearInMemoryMensualidadRepository,
} from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemoryPagos } from '@/infrastructure/memory/mensualidades/in-memory-pagos';
import { crearInMemoryLibroDeEstancias } from '@/infrastructure/memory/participantes/in-memory-libro-de-estancias';
import { crearInMemoryLibroDeNovedades } from '@/infrastructure/memory/participantes/in-memory-libro-de-novedades';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import type { FilaAlmacenada, Tabla } from '@/infrastructure/memory/shared/tabla';

/** What was read of the foundation to sign receipts is not shown here. */
const SIN_FIRMA: FundacionEmisora = {
  leer: async () => ({
    ...{ nombre: '', nit: null, direccion: null, municipio: null, telefono: null, correo: null },
  }),
  cuentas: async () => [],
};

type Caso = (...argumentos: readonly unknown[]) => Promise<unknown>;

/** The panel's own use-cases, over what this device keeps. */
const casosSobre = (
  base: BaseMemoria,
  { reloj, cobro }: Pick<Pendiente, 'reloj' | 'cobro'>,
): Readonly<Record<string, object>> => {
  const permisos = { alcanza: async () => true };
  // What the service says of a month that was closed is only known when it is sent.
  const cierres = { ultimoCerrado: async () => null };
  const participantes = crearInMemoryParticipanteRepository(base);
  return {
    participantes: participantesDelPanel({ participantes, permisos, reloj }),
    acudientes: acudientesDelPanel({ acudientes: crearInMemoryAcudienteRepository(base), permisos }),
    estancias: estanciasDe({ estancias: crearInMemoryLibroDeEstancias(base), permisos, reloj }),
    bitacora: bitacoraDe({ novedades: crearInMemoryLibroDeNovedades(base), permisos, reloj }),
    mensualidades: mensualidadesDelPanel({
      ...{ participantes, permisos, reloj, cierres, cobro },
      mensualidades: crearInMemoryMensualidadRepository(base),
      abonos: crearInMemoryLibroDeAbonos(base, SIN_FIRMA),
      generador: crearInMemoryGeneradorMensualidades(base),
    }),
    pagos: pagosDe({ pagos: crearInMemoryPagos(base, SIN_FIRMA), cierres, permisos, reloj }),
  };
};

const idsDe = (tabla: Pick<Tabla<FilaAlmacenada>, 'todas'>): ReadonlySet<string> =>
  new Set(tabla.todas().map(({ id }) => String(id)));

/** Gives a new row the name that it goes by until the service numbers it; answers the one it had. */
const renombrar = <T extends FilaAlmacenada>(
  tabla: Tabla<T>,
  antes: ReadonlySet<string>,
  nombre: Id,
  cual: (fila: T) => boolean = () => true,
) => {
  const nueva = tabla.todas().find((fila) => !antes.has(String(fila.id)) && cual(fila));
  if (!nueva) return null;
  tabla.eliminar(nueva.id);
  tabla.traer({ ...nueva, id: nombre });
  return nueva.id;
};

/** Puts the rows that an entry made under their names, and the version and the receipts as the service has them. */
const fotografiar = (base: BaseMemoria) => {
  const { participantes, acudientes, mensualidades, estancias, eventos, novedades } = base;
  const antes = {
    participantes: new Map(participantes.todas().map((fila) => [String(fila.id), fila.version])),
    mensualidades: new Map(
      mensualidades
        .todas()
        .map(({ id, version, abonos }) => [String(id), { version, abonos: abonos.length }]),
    ),
    ids: {
      ...{ acudientes: idsDe(acudientes), estancias: idsDe(estancias), eventos: idsDe(eventos) },
    },
    novedades: novedades.length,
  };
  return (entrada: Entrada, nombre: Id, version: number | null): void => {
    const { id } = entrada;
    const persona = renombrar(participantes, new Set(antes.participantes.keys()), nombre);
    renombrar(acudientes, antes.ids.acudientes, nombre);
    renombrar(mensualidades, new Set(antes.mensualidades.keys()), nombre);
    const estancia = renombrar(estancias, antes.ids.estancias, estanciaLocal(id));
    renombrar(eventos, antes.ids.eventos, eventoLocal(id), ({ tipo }) => tipo === 'PERMISO');
    for (const suya of estancia === null ? [] : estancias.todas())
      if (suya.id === estanciaLocal(id) && persona !== null)
        estancias.traer({ ...suya, participante_id: nombre });
    for (const evento of eventos.todas())
      if (estancia !== null && evento.estancia_id === estancia)
        eventos.traer({ ...evento, estancia_id: estanciaLocal(id) });
    for (const novedad of novedades.slice(antes.novedades)) novedad.id = nombre;
    for (const fila of participantes.todas()) {
      const suya = antes.participantes.get(String(fila.id));
      if (suya !== undefined && fila.version !== suya)
        participantes.traer({ ...fila, version: version ?? suya });
    }
    for (const fila of mensualidades.todas()) {
      const suya = antes.mensualidades.get(String(fila.id));
      if (suya && fila.version !== suya.version)
        mensualidades.traer({
          ...fila,
          version: suya.version,
          abonos: fila.abonos.map((abono, n) => (n < suya.abonos ? abono : { ...abono, recibo: null })),
        });
    }
  };
};

/** On the record as it is here: each was made on the version that the one before had left to be sent. */
const sobreLoGuardado = (orden: OrdenEscrita, { participantes }: BaseMemoria): OrdenEscrita => {
  if (versionDe(orden) === null) return orden;
  const [primero] = orden.argumentos;
  const id = typeof primero === 'object' ? comoCampos(primero).id : primero;
  const fila = participantes.obtener(id as Id);
  return fila ? sobreVersion(orden, fila.version, { ...fila }) : orden;
};

/** Whom the rules would not admit over what is kept (a full sede, a document that repeats): they are in the house all the same. */
const traerComoSeEscribio = (
  { participantes }: BaseMemoria,
  { servicio, argumentos }: OrdenEscrita,
): void => {
  const [datos] = argumentos;
  const leido =
    servicio === 'participantes' ? esquemaParticipante.safeParse({ ...comoCampos(datos), id: 0 }) : null;
  if (leido?.success) participantes.traer({ ...leido.data, version: 1 });
};

interface Pendiente {
  entradas: readonly Entrada[];
  /** When what is being read was kept, by the clock of the device. */
  guardada_en: number | null;
  reloj: Reloj;
  cobro: LectorCobroPorDefecto;
}

/** Money that waits for the person pays nothing yet: the form that corrects it has to find what is owed. */
const seCobraDeNuevo = ({ estado, orden }: Entrada): boolean =>
  estado.tipo === 'rechazada' && esDeDinero(orden);

/**
 * Does over what this device keeps all that waits in its queue, and what arrived after it was kept, with the same
 * use-cases that will be asked of the service. What they refuse stays out: the service will say it of it.
 */
export const ponerLoPendiente = async (
  base: BaseMemoria,
  { entradas, guardada_en, ...resto }: Pendiente,
): Promise<void> => {
  const casos = casosSobre(base, resto);
  const numeros = new Map<string, Id>();
  for (const entrada of enOrden(entradas)) {
    const { estado } = entrada;
    const llego = estado.tipo === 'lista' ? estado : null;
    if (llego && llego.hecho.id !== null) numeros.set(idLocal(entrada.id), llego.hecho.id);
    const faltaba = llego !== null && guardada_en !== null && llego.en > guardada_en;
    if ((termino(entrada) && !faltaba) || seCobraDeNuevo(entrada)) continue;
    const orden = sobreLoGuardado(conNumeros(entrada.orden, numeros), base);
    const nombrar = fotografiar(base);
    try {
      const caso = (casos[orden.servicio] as Record<string, Caso> | undefined)?.[orden.metodo];
      await caso?.(...orden.argumentos);
    } catch (error) {
      if (!esErrorAplicacion(error)) throw error;
      if (entrada.orden.metodo === 'crear') traerComoSeEscribio(base, orden);
    }
    nombrar(entrada, llego?.hecho.id ?? idLocal(entrada.id), llego?.hecho.version ?? null);
  }
};

import type {
  AnulacionDecidida,
  LibroDeAbonos,
  PagoDecidido,
} from '@/application/mensualidades/libro-de-abonos.port';
import { loPaga } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { type AbonoEnLista, abonosDe } from '@/domain/mensualidades/abono-en-lista';
import {
  type FiltroAbonos,
  quienesRegistran,
  seleccionarAbonos,
} from '@/domain/mensualidades/criterios-abonos';
import type { Emisor } from '@/domain/mensualidades/emisor';
import { SEDE_DE_ABONO } from '@/domain/mensualidades/integridad-mensualidad';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { numeracionDe } from '@/domain/mensualidades/numeracion-de-recibos';
import {
  armarRecibo,
  hechosDelRecibo,
  juntarRecibos,
  type ReciboDePago,
  reconstruirHechos,
} from '@/domain/mensualidades/recibo';
import { conAbono, conAbonoAnulado, exigirAbono } from '@/domain/mensualidades/reglas-abono';
import type { MovimientoNuevo } from '@/domain/mensualidades/saldo-a-favor';
import { conSedeDePago, esDelMismoPago } from '@/domain/mensualidades/sede-de-pago';
import { sumarAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { errorDeReferencia } from '@/domain/shared/integridad';
import { ordenarPor } from '@/domain/shared/orden';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';
import { genteDelPagador, gentePorId, mensualidadesEnLista, personasDelRecibo, sedeDe } from './gente';

/** Throws NO_ENCONTRADO. */
export const exigirMensualidad = ({ mensualidades }: BaseMemoria, id: Id): Mensualidad => {
  return encontrado(mensualidades.obtener(id), 'una mensualidad', id);
};

const guardarAbonos = (
  { mensualidades }: BaseMemoria,
  { id, abonos, estado }: Mensualidad,
): MensualidadConSaldo => mensualidades.cambiar(id, { abonos, estado });

const todosLosAbonos = ({ mensualidades }: BaseMemoria): readonly Abono[] =>
  mensualidades.todas().flatMap(({ abonos }) => abonos);

export const siguienteDe = (base: BaseMemoria, campo: 'id' | 'recibo'): number =>
  Math.max(0, ...todosLosAbonos(base).map((a) => Number(a[campo]))) + 1;

/** Throws VALIDACION. */
export const exigirSede = (base: BaseMemoria, sede: Id): Id => {
  const suya = base.sedes.obtener(sede);
  if (!suya) throw errorDeReferencia(SEDE_DE_ABONO);
  return suya.id;
};

/** With the next receipt, what it says, the state that follows and the movements that go with it. */
export const agregarAbono = (
  base: BaseMemoria,
  antes: Mensualidad,
  { pago, movimientos, provisional }: PagoDecidido,
  emisor: Emisor,
  /** The payment of several fees that it is part of. */
  parteDe?: { pago_id: Id; recibo: number },
): MensualidadConSaldo => {
  const abono: Abono = {
    id: siguienteDe(base, 'id'),
    ...pago,
    referencia: pago.referencia ?? null,
    ...(parteDe ?? {
      // What brings nothing is received by nobody.
      recibo: pago.medio === 'AJUSTE' ? null : siguienteDe(base, 'recibo'),
      pago_id: null,
    }),
    registrado_por: base.firmar().quien,
    registrado_en: base.firmar().ahora,
    anulado_en: null,
    motivo_anulacion: null,
    ajuste_en: null,
    sede_id: pago.sede_id ? exigirSede(base, pago.sede_id) : sedeDe(base, antes.participante_id, pago.fecha),
  };
  const despues = conAbono(antes, abono);
  if (abono.recibo !== null) {
    const personas = personasDelRecibo(base, despues, emisor);
    const cual = { mensualidad: despues, abono: abono.id };
    const hechos = hechosDelRecibo(cual, personas, { expedido_en: base.firmar().ahora, provisional });
    base.hechosDeRecibos.set(abono.id, hechos);
  }
  const guardada = guardarAbonos(base, despues);
  anotarMovimientos(base, movimientos(abono), [abono]);
  return guardada;
};

/** Of a payment that came before from its form, and again once a provisional receipt had been given for it. */
export const ponerProvisional = (base: BaseMemoria, abono: Id = '', provisional?: string): void => {
  const hechos = base.hechosDeRecibos.get(abono);
  if (hechos && provisional)
    base.hechosDeRecibos.set(abono, { ...hechos, provisional: hechos.provisional ?? provisional });
};

/** Each with its line in the history; `abonos` are those they name. */
export const anotarMovimientos = (
  base: BaseMemoria,
  nuevos: readonly MovimientoNuevo[],
  abonos: readonly Abono[],
): void => {
  const cobros = base.mensualidades.todas();
  const { quien, ahora } = base.firmar();
  const sedeDelNuevo = ({ tipo, sede_id, participante_id, fecha }: MovimientoNuevo): Id | null => {
    if (tipo !== 'DEVOLUCION') return null;
    return sede_id ? exigirSede(base, sede_id) : sedeDe(base, participante_id, fecha);
  };
  for (const nuevo of nuevos) {
    const suyo = abonos.find(({ id }) => mismoId(id, nuevo.abono_id));
    const cobro = cobros.find((m) => m.abonos.some(({ id }) => mismoId(id, nuevo.abono_id)));
    const movimiento = {
      ...nuevo,
      id: base.movimientosAFavor.length + 1,
      mensualidad_id: cobro?.id ?? null,
      recibo: suyo?.recibo ?? null,
      registrado_por: quien,
      registrado_en: ahora,
      devolucion_id: nuevo.devolucion_id ?? null,
      sede_id: sedeDelNuevo(nuevo),
    };
    base.movimientosAFavor.push(movimiento);
    base.anotar('saldo_a_favor', movimiento.id, { accion: 'CREAR', antes: null, despues: movimiento });
  }
};

/** Newest first. */
const elegirAbonos = (base: BaseMemoria, { pagador, ...filtro }: FiltroAbonos): AbonoEnLista[] => {
  const suyo = pagador === undefined ? null : genteDelPagador(base, pagador);
  const cobros = mensualidadesEnLista(base).filter(
    (cobro) => pagador === undefined || (suyo !== null && loPaga(suyo, cobro)),
  );
  const { deMensualidad } = gentePorId(base);
  const sedes = new Map(base.sedes.todas().map(({ id, nombre }) => [String(id), nombre]));
  const gente = new Map(cobros.map((m) => [String(m.id), Object.values(deMensualidad(m))]));
  return seleccionarAbonos(
    cobros.flatMap((cobro) => abonosDe(cobro, cobro, (sede) => sedes.get(String(sede)) ?? null)),
    filtro,
    {
      suGente: ({ mensualidad_id }) => gente.get(String(mensualidad_id)) ?? [],
      provisionalDe: ({ id }) => base.hechosDeRecibos.get(id)?.provisional ?? null,
    },
  );
};

const reciboDePago = (base: BaseMemoria, pago: Id): ReciboDePago =>
  juntarRecibos(
    pago,
    ordenarPor(
      base.mensualidades.todas().flatMap((m) =>
        m.abonos.flatMap(({ id, pago_id, anulado_en, motivo_anulacion }) => {
          const hechos = base.hechosDeRecibos.get(id);
          const anulacion = { anulado_en, motivo_anulacion };
          return hechos && mismoId(pago_id, pago)
            ? [{ id, abono_id: id, mensualidad_id: m.id, hechos, anulacion }]
            : [];
        }),
      ),
      ({ id }) => id,
      false,
    ).map(({ id: _id, ...parte }) => parte),
  );

export const marcarAnulado = (
  base: BaseMemoria,
  id: Id,
  { abono, motivo, movimientos, ajuste_en }: AnulacionDecidida & { abono: Id; motivo: string },
): MensualidadConSaldo => {
  const anulacion = { anulado_en: base.firmar().ahora, motivo_anulacion: motivo, ajuste_en };
  const despues = guardarAbonos(base, conAbonoAnulado(exigirMensualidad(base, id), abono, anulacion));
  anotarMovimientos(base, movimientos, despues.abonos);
  return despues;
};

export const crearInMemoryLibroDeAbonos = (
  base: BaseMemoria,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): LibroDeAbonos => {
  const unaVez = crearUnaVez();

  return {
    registrar: async (id, datos, decidir, opciones) => {
      const emisor = await fundacion.leer();
      const { provisional, ...pagado } = datos;
      const cobro = unaVez(opciones, { id, ...pagado }, () => {
        const antes = exigirMensualidad(base, id);
        return agregarAbono(base, antes, decidir(antes), emisor);
      });
      ponerProvisional(base, cobro.abonos.at(-1)?.id, provisional);
      return cobro;
    },
    ajustar: async (id, datos, decidir, opciones) => {
      const emisor = await fundacion.leer();
      return unaVez(opciones, { id, ajuste: true, ...datos }, () => {
        const antes = exigirMensualidad(base, id);
        return agregarAbono(base, antes, decidir(antes), emisor);
      });
    },
    anular: async (id, abono, motivo, decidir, opciones) =>
      unaVez(opciones, { id, abono, motivo }, () => {
        const antes = exigirMensualidad(base, id);
        return marcarAnulado(base, id, { abono, motivo, ...decidir(antes, base.movimientosAFavor) });
      }),
    cambiarSede: async (id, abono, sede, revisar, opciones) =>
      unaVez(opciones, { id, abono, sede }, () => {
        const antes = exigirMensualidad(base, id);
        const pago = exigirAbono(antes, abono);
        revisar(antes);
        const suya = exigirSede(base, sede);
        const movidas = base.mensualidades
          .todas()
          .filter(({ abonos }) => abonos.some((otro) => esDelMismoPago(pago, otro)))
          .map((cobro) => guardarAbonos(base, conSedeDePago(cobro, pago, suya)));
        return encontrado(
          movidas.find((movida) => mismoId(movida.id, id)),
          'una mensualidad',
          id,
        );
      }),
    recibo: async (id, idAbono) => {
      const mensualidad = base.mensualidades.obtener(id);
      const abono = mensualidad?.abonos.find((suyo) => mismoId(suyo.id, idAbono));
      if (!mensualidad || !abono) return null;
      const pago = { mensualidad, abono: abono.id };
      // The payments that the example comes with were recorded by nobody.
      const suyos =
        base.hechosDeRecibos.get(abono.id) ??
        reconstruirHechos(pago, personasDelRecibo(base, mensualidad, await fundacion.leer()));
      const deTodos = abono.pago_id === null ? null : reciboDePago(base, abono.pago_id);
      return structuredClone(armarRecibo(pago, suyos, deTodos));
    },
    buscar: async (criterios) => recortarPagina(elegirAbonos(base, criterios), criterios),
    sumar: async (filtro) => sumarAbonos(elegirAbonos(base, filtro)),
    numeracion: async () => numeracionDe(todosLosAbonos(base).map(({ recibo }) => recibo)),
    registradores: async () => quienesRegistran(todosLosAbonos(base)),
  };
};

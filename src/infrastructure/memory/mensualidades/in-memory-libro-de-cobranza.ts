import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import { reunirCola } from '@/application/mensualidades/cobranza/reunir-cola';
import { reunirExpediente } from '@/application/mensualidades/cobranza/reunir-expediente';
import {
  type GenteDelPagador,
  loPaga,
  participanteComoPagador,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { acudienteComoPagador, type Marcado } from '@/domain/acudientes/quien-paga';
import type { CambioDeCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import {
  type CanalAutorizado,
  type DuenoDeGestion,
  type ExpedienteDeCobro,
  type Gestion,
  gestionEnHistoria,
} from '@/domain/mensualidades/cobranza/gestion';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { type MovimientoAFavor, saldoAFavorDe } from '@/domain/mensualidades/saldo-a-favor';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { genteDelPagador } from './gente';

/** With whose it is, as a table would keep it. */
type EnCobranza<T> = T & DuenoDeGestion;

const sinDueno = <T extends DuenoDeGestion>({
  id_acudiente: _acudiente,
  participante_id: _participante,
  ...fila
}: T): Omit<T, keyof DuenoDeGestion> => structuredClone(fila);

/** The row that the `clave` names. */
const duenoDe = ({ acudientes }: BaseMemoria, clave: string): DuenoDeGestion => {
  const nombrado = leerClavePagador(clave);
  const acudiente = nombrado?.tipo === 'acudiente' ? acudientes.obtener(nombrado.id) : null;
  return acudiente
    ? { id_acudiente: acudiente.id, participante_id: acudiente.id_participante }
    : { id_acudiente: null, participante_id: Number(nombrado?.id) };
};

/** Who a row is of, with the marks of the guardian when it is one. */
const nombrar = ({ acudientes, participantes }: BaseMemoria, dueno: DuenoDeGestion) => {
  const titular = participantes.obtener(dueno.participante_id);
  if (!titular) return [];
  const marcas: (Marcado & Parameters<typeof acudienteComoPagador>[0]) | null =
    dueno.id_acudiente === null ? null : acudientes.obtener(dueno.id_acudiente);
  const pagador = marcas ? acudienteComoPagador(marcas) : participanteComoPagador(titular);
  return [{ pagador, participante: { id: titular.id, nombre: titular.nombre }, marcas }];
};

const favoresDe = (base: BaseMemoria) => {
  const porFila = new Map<string, MovimientoAFavor[]>();
  for (const movimiento of base.movimientosAFavor) {
    const clave = JSON.stringify([movimiento.id_acudiente, movimiento.participante_id]);
    porFila.set(clave, [...(porFila.get(clave) ?? []), movimiento]);
  }
  return [...porFila.values()].flatMap((suyos) =>
    suyos[0]
      ? nombrar(base, suyos[0]).map(({ pagador }) => ({ pagador, a_favor: saldoAFavorDe(suyos) }))
      : [],
  );
};

export const crearInMemoryLibroDeCobranza = (base: BaseMemoria): LibroDeCobranza => {
  const unaVez = crearUnaVez();
  const { gestionesDeCobro, canalesDeCobro, mensualidades } = base;
  const ahora = () => new Date(base.firmar().ahora);

  const deGente = <T extends Gestion | CanalAutorizado>(
    filas: readonly EnCobranza<T>[],
    gente: GenteDelPagador,
  ) => filas.filter((fila) => loPaga(gente, fila)).map((fila) => sinDueno(fila) as unknown as T);
  const deTodos = <T extends Gestion | CanalAutorizado>(filas: readonly EnCobranza<T>[]) =>
    filas.flatMap((fila) =>
      nombrar(base, fila).map(({ pagador }) => ({ pagador, de: sinDueno(fila) as unknown as T })),
    );
  const expedienteDe = (gente: GenteDelPagador): ExpedienteDeCobro =>
    reunirExpediente(
      gente,
      {
        mensualidades: mensualidades.todas(),
        gestiones: deGente(gestionesDeCobro, gente),
        canales: deGente(canalesDeCobro, gente),
      },
      ahora(),
    );
  const exigirGente = (clave: string): GenteDelPagador => {
    return encontrado(genteDelPagador(base, clave), 'un pagador', clave);
  };
  const siguiente = (filas: readonly { id: Id }[]) => filas.length + 1;
  const firma = () => {
    const { ahora: creado_en, quien } = base.firmar();
    return { registrado_por: quien, creado_en };
  };

  const hacerCambio = (clave: string, cambio: CambioDeCanal): void => {
    if (cambio.tipo === 'AUTORIZAR') {
      const canal = { id: siguiente(canalesDeCobro), clave, ...cambio.nuevo, retirado_en: null, ...firma() };
      canalesDeCobro.push({ ...canal, ...duenoDe(base, clave) });
      base.anotar('canal_de_cobro', canal.id, { accion: 'CREAR', antes: null, despues: canal });
      return;
    }
    const guardado = encontrado(
      canalesDeCobro.find(({ id }) => mismoId(id, cambio.id)),
      'una autorización',
      cambio.id,
    );
    const antes = sinDueno(guardado);
    guardado.retirado_en = cambio.retirado_en;
    base.anotar('canal_de_cobro', guardado.id, {
      accion: 'ACTUALIZAR',
      antes,
      despues: sinDueno(guardado),
    });
  };

  return {
    recordatorios: async () =>
      reunirCola(
        {
          deudas: mensualidades
            .todas()
            .filter((mensualidad) => saldoDe(mensualidad) > 0)
            .flatMap((mensualidad) => nombrar(base, mensualidad).map((quien) => ({ mensualidad, ...quien }))),
          favores: favoresDe(base),
          gestiones: deTodos(gestionesDeCobro),
          canales: deTodos(canalesDeCobro),
        },
        ahora(),
      ),
    expediente: async (clave) => {
      const gente = genteDelPagador(base, clave);
      return gente && expedienteDe(gente);
    },
    registrar: async (clave, datos, decidir, opciones) =>
      unaVez(opciones, { clave, ...datos }, () => {
        const nueva = decidir(expedienteDe(exigirGente(clave)));
        const gestion: Gestion = { id: siguiente(gestionesDeCobro), clave, ...nueva, ...firma() };
        gestionesDeCobro.push({ ...gestion, ...duenoDe(base, clave) });
        base.anotar('gestion_de_cobro', gestion.id, {
          accion: 'CREAR',
          antes: null,
          despues: gestionEnHistoria(gestion),
        });
        return gestion;
      }),
    cambiarCanal: async (clave, _datos, decidir) => {
      const gente = exigirGente(clave);
      const cambio = decidir(expedienteDe(gente));
      if (cambio) hacerCambio(clave, cambio);
      return expedienteDe(gente);
    },
  };
};

import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import {
  loPaga,
  participanteComoPagador,
  reunirEstadoDePagador,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { acudienteComoPagador } from '@/domain/acudientes/quien-paga';
import { devolucionesVigentes } from '@/domain/mensualidades/anular-devolucion';
import {
  agruparPorPagador,
  type MensualidadDePagador,
  type PagadorEnCartera,
} from '@/domain/mensualidades/cartera-por-pagador';
import { porMomento } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import { recortarCartera } from '@/domain/mensualidades/criterios-cartera';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { recaudoDe, validarRango } from '@/domain/mensualidades/recaudo';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { type MovimientoAFavor, saldoAFavorDe } from '@/domain/mensualidades/saldo-a-favor';
import { tendenciaDe } from '@/domain/mensualidades/tendencia';
import type { Voz } from '@/domain/shared/busqueda/voz';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { mismoId } from '@/domain/shared/id';
import { identidadDelPagador } from '@/domain/shared/pagador';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { esDeSede, genteDelPagador, gentePorId, movimientosDeGente } from './gente';

/** Papers are made by the server. */
export const inMemoryDocumentosCobro: DocumentosCobro = {
  recibo: async () => null,
  estadoDeCuenta: async () => null,
  estadoDePagador: async () => null,
  constanciaDePagos: async () => null,
  informeDeMes: async () => null,
};

export const crearInMemoryFinanzas = (base: BaseMemoria): Finanzas => {
  const { mensualidades, participantes, acudientes } = base;

  /** Who pays a fee, or has something in their favour of it. */
  const filaDe = ({
    id_acudiente,
    participante_id,
  }: Pick<Mensualidad, 'id_acudiente' | 'participante_id'>) => {
    const suyo = participantes.obtener(participante_id);
    if (!suyo) return null;
    const acudiente = id_acudiente === null ? null : acudientes.obtener(id_acudiente);
    const pagador = acudiente ? acudienteComoPagador(acudiente) : participanteComoPagador(suyo);
    return { participante: { id: suyo.id, nombre: suyo.nombre }, pagador };
  };
  const deudas = (): MensualidadDePagador[] =>
    mensualidades.todas().flatMap((mensualidad) => {
      const fila = saldoDe(mensualidad) > 0 && filaDe(mensualidad);
      return fila ? [{ mensualidad, ...fila }] : [];
    });
  const favores = () => {
    const porFila = new Map<string, MovimientoAFavor[]>();
    for (const movimiento of base.movimientosAFavor) {
      const clave = JSON.stringify([movimiento.id_acudiente, movimiento.participante_id]);
      porFila.set(clave, [...(porFila.get(clave) ?? []), movimiento]);
    }
    return [...porFila.values()].flatMap((suyos) => {
      const fila = suyos[0] && filaDe(suyos[0]);
      const a_favor = saldoAFavorDe(suyos);
      return fila && a_favor > 0 ? [{ ...fila, a_favor }] : [];
    });
  };
  /** What a search looks at: every row by which they owe or are owed, and those they pay for. */
  const textosDePagadores = (filas: readonly Omit<MensualidadDePagador, 'mensualidad'>[]) => {
    const { participante, acudiente } = gentePorId(base);
    const textos = new Map<string, Voz['textos'][number][]>();
    const identidades = new Map<string, string>();
    for (const { pagador, participante: deudor } of filas) {
      const identidad = identidadDelPagador(pagador);
      const suyos = textos.get(identidad) ?? [];
      suyos.push(...acudiente(pagador.id_acudiente), ...participante(deudor.id));
      textos.set(identidad, suyos);
      identidades.set(clavePagador(pagador), identidad);
    }
    return ({ clave }: PagadorEnCartera) => textos.get(identidades.get(clave) ?? '') ?? [];
  };

  const conUltimaGestion = (fila: PagadorEnCartera): PagadorEnCartera => {
    const gente = genteDelPagador(base, fila.clave);
    const [ultima] = porMomento(base.gestionesDeCobro.filter((una) => gente && loPaga(gente, una)));
    if (!ultima) return fila;
    const { canal, momento, resultado } = ultima;
    return { ...fila, ultima_gestion: { canal, momento, resultado } };
  };

  return {
    cartera: async (criterios) => {
      const [deben, tienen] = [deudas(), favores()];
      const cartera = recortarCartera(
        agruparPorPagador(deben, tienen, base.hoy()),
        criterios,
        textosDePagadores([...deben, ...tienen]),
      );
      return { ...cartera, datos: cartera.datos.map(conUltimaGestion) };
    },
    recaudo: async ({ sede_id, ...rango }) => {
      const suyo = esDeSede(sede_id);
      return recaudoDe(
        validarRango(rango),
        mensualidades.todas().flatMap(({ abonos }) => abonos.filter(suyo)),
        devolucionesVigentes(base.movimientosAFavor).filter(suyo),
      );
    },
    tendencia: async () => tendenciaDe(mensualidades.todas(), base.hoy()),
    estadoDeCuenta: async (id) => {
      const participante = participantes.obtener(id);
      if (!participante) return null;
      const { nombre, numero_documento, sede_id } = participante;
      return armarEstadoDeCuenta(
        { id: participante.id, nombre, documento: numero_documento, sede_id },
        mensualidades.todas().filter((m) => mismoId(m.participante_id, id)),
        base.hoy(),
      );
    },
    estadoDePagador: async (clave) => {
      const gente = genteDelPagador(base, clave);
      if (!gente) return null;
      const titulares = participantes
        .todas()
        .map(({ id, nombre, numero_documento: documento, sede_id }) => ({ id, nombre, documento, sede_id }));
      const a_favor = saldoAFavorDe(movimientosDeGente(base, gente));
      return reunirEstadoDePagador(
        gente,
        { mensualidades: mensualidades.todas(), titulares, a_favor },
        base.hoy(),
      );
    },
  };
};

import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import {
  filasDelPagador,
  mismaPersona,
  participanteComoPagador,
  reunirEstadoDePagador,
} from '@/application/mensualidades/reunir-estado-de-pagador';
import { acudienteComoPagador } from '@/domain/acudientes/quien-paga';
import {
  agruparPorPagador,
  type MensualidadDePagador,
  type PagadorEnCartera,
} from '@/domain/mensualidades/cartera-por-pagador';
import { recortarCartera } from '@/domain/mensualidades/criterios-cartera';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { recaudoDe, validarRango } from '@/domain/mensualidades/recaudo';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { tendenciaDe } from '@/domain/mensualidades/tendencia';
import type { Voz } from '@/domain/shared/busqueda/voz';
import { mismoId } from '@/domain/shared/id';
import { clavePagador, identidadDelPagador, leerClavePagador } from '@/domain/shared/pagador';
import type { BaseMemoria } from '../shared/base-memoria';
import { gentePorId } from './gente-por-id';

export const crearInMemoryFinanzas = (base: BaseMemoria): Finanzas => {
  const { mensualidades, participantes, acudientes } = base;

  const conPagador = (mensualidad: Mensualidad): MensualidadDePagador[] => {
    const suyo = participantes.obtener(mensualidad.participante_id);
    if (!suyo) return [];
    const acudiente = mensualidad.id_acudiente === null ? null : acudientes.obtener(mensualidad.id_acudiente);
    const pagador = acudiente ? acudienteComoPagador(acudiente) : participanteComoPagador(suyo);
    return [{ mensualidad, participante: { id: suyo.id, nombre: suyo.nombre }, pagador }];
  };
  /** What a search looks at: every row by which they owe, and those they owe for. */
  const textosDePagadores = (filas: readonly MensualidadDePagador[]) => {
    const { participante, acudiente } = gentePorId(base);
    const textos = new Map<string, Voz['textos'][number][]>();
    for (const { pagador, participante: deudor, mensualidad } of filas) {
      if (saldoDe(mensualidad) === 0) continue;
      const identidad = identidadDelPagador(pagador);
      const suyos = textos.get(identidad) ?? [];
      suyos.push(...acudiente(pagador.id_acudiente), ...participante(deudor.id));
      textos.set(identidad, suyos);
    }
    const identidades = new Map(
      filas.map(({ pagador }) => [clavePagador(pagador), identidadDelPagador(pagador)]),
    );
    return ({ clave }: PagadorEnCartera) => textos.get(identidades.get(clave) ?? '') ?? [];
  };

  return {
    cartera: async (criterios) => {
      const filas = mensualidades.todas().flatMap(conPagador);
      return recortarCartera(agruparPorPagador(filas, base.hoy()), criterios, textosDePagadores(filas));
    },
    recaudo: async (rango) =>
      recaudoDe(
        validarRango(rango),
        mensualidades.todas().flatMap((m) => m.abonos),
      ),
    tendencia: async () => tendenciaDe(mensualidades.todas(), base.hoy()),
    estadoDeCuenta: async (id) => {
      const participante = participantes.obtener(id);
      if (!participante) return null;
      const { nombre, numero_documento } = participante;
      return armarEstadoDeCuenta(
        { id: participante.id, nombre, documento: numero_documento },
        mensualidades.todas().filter((m) => mismoId(m.participante_id, id)),
        base.hoy(),
      );
    },
    estadoDePagador: async (clave) => {
      const nombrado = leerClavePagador(clave);
      const todas = { acudientes: acudientes.todas(), propias: participantes.todas() };
      const [fila] = filasDelPagador({
        acudientes: todas.acudientes.filter(
          ({ id }) => nombrado?.tipo === 'acudiente' && mismoId(id, nombrado.id),
        ),
        propias: todas.propias.filter(
          ({ id }) => nombrado?.tipo === 'participante' && mismoId(id, nombrado.id),
        ),
      });
      if (!fila) return null;
      const titulares = todas.propias.map(({ id, nombre, numero_documento: documento }) => ({
        id,
        nombre,
        documento,
      }));
      return reunirEstadoDePagador(
        mismaPersona(fila, todas),
        { mensualidades: mensualidades.todas(), titulares },
        base.hoy(),
      );
    },
  };
};

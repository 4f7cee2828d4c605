import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import {
  agruparPorPagador,
  type MensualidadDePagador,
  type PagadorEnCartera,
} from '@/domain/mensualidades/cartera-por-pagador';
import { recortarCartera } from '@/domain/mensualidades/criterios-cartera';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { recaudoDe, validarRango } from '@/domain/mensualidades/recaudo';
import { tendenciaDe } from '@/domain/mensualidades/tendencia';
import { mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { gentePorId } from './gente-por-id';

export const crearInMemoryFinanzas = (base: BaseMemoria): Finanzas => {
  const { mensualidades, participantes, acudientes } = base;

  const conPagador = (mensualidad: Mensualidad): MensualidadDePagador[] => {
    const suyo = participantes.obtener(mensualidad.participante_id);
    if (!suyo) return [];
    const acudiente = mensualidad.id_acudiente === null ? null : acudientes.obtener(mensualidad.id_acudiente);
    const pagador = acudiente
      ? {
          clave: `acudiente-${acudiente.id}`,
          id_acudiente: acudiente.id,
          participante_id: null,
          nombre: nombreAcudiente(acudiente),
          telefono: acudiente.telefono,
        }
      : {
          clave: `participante-${suyo.id}`,
          id_acudiente: null,
          participante_id: suyo.id,
          nombre: suyo.nombre,
          telefono: suyo.telefono,
        };
    return [{ mensualidad, participante: { id: suyo.id, nombre: suyo.nombre }, pagador }];
  };
  const textosDePagadores = () => {
    const { participante, acudiente } = gentePorId(base);
    return ({ id_acudiente, participante_id, participantes: deudores }: PagadorEnCartera) => [
      ...(id_acudiente === null ? participante(participante_id) : acudiente(id_acudiente)),
      ...deudores.flatMap(({ id }) => participante(id)),
    ];
  };

  return {
    cartera: async (criterios) => {
      const pagadores = agruparPorPagador(mensualidades.todas().flatMap(conPagador), base.hoy());
      return recortarCartera(pagadores, criterios, textosDePagadores());
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
  };
};

import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import { movimientosEntre } from '@/domain/participantes/estancias/movimientos';
import { ocupacionEn } from '@/domain/participantes/estancias/ocupacion-en';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { estanciasDe } from '../shared/estancias-de';
import { crearUnaVez } from '../shared/una-vez';
import { guardarCambiosDeEstancias } from './guardar-estancias';

type Decidir = Parameters<LibroDeEstancias['registrar']>[2];

export const crearInMemoryLibroDeEstancias = (base: BaseMemoria): LibroDeEstancias => {
  const unaVez = crearUnaVez();

  const exigir = (id: Id): Estancia => {
    const guardada = base.estancias.obtener(id);
    const estancia =
      guardada && estanciasDe(base, guardada.participante_id).find((una) => mismoId(una.id, id));
    if (!estancia) throw errorNoEncontrado('una estancia', id);
    return estancia;
  };
  const cambiar = (id: Id, decidir: Decidir): Estancia => {
    const antes = exigir(id);
    const participante = encontrado(base.participantes.obtener(antes.participante_id), 'una estancia', id);
    const { participante: suyo, estancias } = decidir(antes, participante);
    const iguales = Object.entries(suyo).every(
      ([campo, valor]) => participante[campo as keyof typeof suyo] === valor,
    );
    if (!iguales) base.participantes.cambiar(participante.id, suyo);
    guardarCambiosDeEstancias(base, participante.id, estancias);
    return exigir(id);
  };

  return {
    listar: async (participante) => estanciasDe(base, participante),
    ocupacion: async (fecha) => {
      const presencias = base.participantes.todas().flatMap((participante) =>
        estanciasDe(base, participante.id).map((estancia) => ({
          estancia,
          participante,
          traslados: estancia.eventos.filter(({ tipo }) => tipo === 'TRASLADO'),
        })),
      );
      return ocupacionEn(presencias, fecha, base.hoy());
    },
    movimientos: async (dias) =>
      movimientosEntre(
        base.participantes
          .todas()
          .flatMap(({ id, nombre }) => estanciasDe(base, id).map((estancia) => ({ nombre, estancia }))),
        dias,
      ),
    registrar: async (estancia, evento, decidir, opciones) =>
      unaVez(opciones, { estancia: String(estancia), ...evento }, () => cambiar(estancia, decidir)),
    corregir: async (estancia, _evento, _cambios, decidir) => cambiar(estancia, decidir),
  };
};

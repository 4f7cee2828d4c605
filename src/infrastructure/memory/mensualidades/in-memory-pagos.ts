import type { Pagos } from '@/application/mensualidades/pagos.port';
import { filasDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { armarPago, type Pago, pagoEnHistoria } from '@/domain/mensualidades/pago';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { juntarPagador } from '@/domain/shared/pagador';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';
import { genteDelPagador } from './gente';
import {
  agregarAbono,
  exigirMensualidad,
  exigirSede,
  marcarAnulado,
  ponerProvisional,
  siguienteDe,
} from './in-memory-libro-de-abonos';

const leerPago = (base: BaseMemoria, id: Id): Pago | null => {
  const guardado = base.pagos.find((pago) => mismoId(pago.id, id));
  if (!guardado) return null;
  const { id_acudiente, participante_id, ...datos } = guardado;
  const gente = genteDelPagador(base, clavePagador({ id_acudiente, participante_id }));
  const { clave, nombre, documento } = juntarPagador(gente ? filasDelPagador(gente) : []);
  const cobros = base.mensualidades
    .todas()
    .filter(({ abonos }) => abonos.some(({ pago_id }) => mismoId(pago_id, id)));
  return armarPago(
    { ...datos, pagador: { clave, nombre, documento } },
    cobros.map((mensualidad) => ({
      mensualidad,
      participante_nombre: base.participantes.obtener(mensualidad.participante_id)?.nombre ?? null,
    })),
  );
};

const exigirPago = (base: BaseMemoria, id: Id): Pago => {
  return encontrado(leerPago(base, id), 'un pago', id);
};

export const crearInMemoryPagos = (base: BaseMemoria, fundacion: Pick<FundacionEmisora, 'leer'>): Pagos => {
  const unaVez = crearUnaVez();

  return {
    registrar: async (clave, datos, decidir, opciones) => {
      const emisor = await fundacion.leer();
      const { provisional, ...pagado } = datos;
      const guardado = unaVez(opciones, { clave, ...pagado }, () => {
        const gente = encontrado(genteDelPagador(base, clave), 'un pagador', clave);
        const { fecha, valor, medio, partes, referencia = null, sede_id } = datos;
        if (sede_id) exigirSede(base, sede_id);
        const antes = partes.map(({ mensualidad_id }) => exigirMensualidad(base, mensualidad_id));
        const { excedente, abonos } = decidir(gente, antes);
        const [primera] = antes;
        if (!primera) throw errorNoEncontrado('una mensualidad', '');
        const { id_acudiente, participante_id } = primera;
        const { quien, ahora } = base.firmar();
        const [id, recibo] = [base.pagos.length + 1, siguienteDe(base, 'recibo')];
        base.pagos.push({
          ...{ id, recibo, fecha, valor, medio, referencia, excedente, id_acudiente, participante_id },
          registrado_por: quien,
          registrado_en: ahora,
        });
        for (const [n, decidido] of abonos.entries()) {
          const mensualidad = antes[n];
          if (mensualidad) agregarAbono(base, mensualidad, decidido, emisor, { pago_id: id, recibo });
        }
        const pago = exigirPago(base, id);
        base.anotar('pago', id, { accion: 'CREAR', antes: null, despues: pagoEnHistoria(pago) });
        return pago;
      });
      for (const { abono_id } of guardado.partes) ponerProvisional(base, abono_id, provisional);
      return guardado;
    },
    anular: async (id, motivo, decidir, opciones) =>
      unaVez(opciones, { id, motivo }, () => {
        const antes = exigirPago(base, id);
        const cobros = antes.partes.map(({ mensualidad_id }) => exigirMensualidad(base, mensualidad_id));
        for (const { mensualidad, ...anulado } of decidir(cobros, base.movimientosAFavor))
          marcarAnulado(base, mensualidad, { ...anulado, motivo });
        const despues = exigirPago(base, id);
        base.anotar('pago', despues.id, {
          accion: 'ACTUALIZAR',
          antes: pagoEnHistoria(antes),
          despues: pagoEnHistoria(despues),
        });
        return despues;
      }),
    obtener: async (id) => structuredClone(leerPago(base, id)),
  };
};

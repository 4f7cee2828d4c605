import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { abonosDe, seleccionarAbonos } from '@/domain/mensualidades/abono-en-lista';
import { armarRecibo, reconstruirHechos } from '@/domain/mensualidades/recibo';
import {
  conAbonoAnulado,
  exigirAbonoVivo,
  repartirPago,
  revisarAbono,
} from '@/domain/mensualidades/reglas-abono';
import { alAnularAbono, excedenteDe, movimientoSobre } from '@/domain/mensualidades/saldo-a-favor';
import { mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { agregarAbono, anotarMovimientos, exigirMensualidad, guardarAbonos } from './escribir-abono';
import { gentePorId } from './gente-por-id';
import { mensualidadesEnLista } from './nombres-de-mensualidad';
import { personasDelRecibo } from './personas-del-recibo';

export const crearInMemoryLibroDeAbonos = (
  base: BaseMemoria,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): LibroDeAbonos => {
  const unaVez = crearUnaVez();

  return {
    registrar: async (id, datos, opciones) => {
      const emisor = await fundacion.leer();
      return unaVez(opciones, { id, ...datos }, () => {
        const antes = exigirMensualidad(base, id);
        revisarAbono(antes, datos, base.hoy());
        const { mensualidad, abono } = agregarAbono(base, antes, repartirPago(datos), emisor);
        if (abono.excedente > 0) anotarMovimientos(base, [excedenteDe(antes, abono)], [abono]);
        return mensualidad;
      });
    },
    anular: async (id, abono, motivo, opciones) =>
      unaVez(opciones, { id, abono, motivo }, () => {
        const antes = exigirMensualidad(base, id);
        const suyo = exigirAbonoVivo(antes, abono);
        const deshechos = alAnularAbono(suyo.id, base.movimientosAFavor).map((parte) =>
          movimientoSobre(parte, { tipo: parte.tipo, fecha: base.hoy(), abono_id: suyo.id }),
        );
        const anulacion = { anulado_en: base.firmar().ahora, motivo_anulacion: motivo };
        const despues = guardarAbonos(base, conAbonoAnulado(antes, abono, anulacion));
        anotarMovimientos(base, deshechos, despues.abonos);
        return despues;
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
      return structuredClone(armarRecibo(pago, suyos));
    },
    buscar: async (criterios) => {
      const cobros = mensualidadesEnLista(base);
      const { deMensualidad } = gentePorId(base);
      const gente = new Map(cobros.map((m) => [String(m.id), Object.values(deMensualidad(m))]));
      const elegidos = seleccionarAbonos(
        cobros.flatMap((m) => abonosDe(m, m.participante_nombre)),
        criterios,
        ({ mensualidad_id }) => (gente.get(String(mensualidad_id)) ?? []).map((textos) => ({ textos })),
      );
      return recortarPagina(elegidos, criterios);
    },
  };
};

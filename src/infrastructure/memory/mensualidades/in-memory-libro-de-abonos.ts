import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import { abonosDe, seleccionarAbonos } from '@/domain/mensualidades/abono-en-lista';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { conAbono, conAbonoAnulado, revisarAbono } from '@/domain/mensualidades/reglas-abono';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { gentePorId } from './gente-por-id';
import { mensualidadesEnLista } from './nombres-de-mensualidad';

export const crearInMemoryLibroDeAbonos = (base: BaseMemoria): LibroDeAbonos => {
  const { mensualidades } = base;
  const unaVez = crearUnaVez();

  const exigir = (id: Id): Mensualidad => {
    const mensualidad = mensualidades.obtener(id);
    if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
    return mensualidad;
  };
  const guardar = ({ id, abonos, estado }: Mensualidad) => mensualidades.cambiar(id, { abonos, estado });
  const siguiente = (campo: 'id' | 'recibo'): number =>
    Math.max(0, ...mensualidades.todas().flatMap((m) => m.abonos.map((a) => Number(a[campo])))) + 1;

  return {
    registrar: async (id, datos, opciones) =>
      unaVez(opciones, { id, ...datos }, () => {
        const antes = exigir(id);
        revisarAbono(antes, datos, base.hoy());
        return guardar(
          conAbono(antes, {
            id: siguiente('id'),
            ...datos,
            referencia: datos.referencia ?? null,
            recibo: siguiente('recibo'),
            registrado_por: base.firmar().quien,
            registrado_en: base.firmar().ahora,
            anulado_en: null,
            motivo_anulacion: null,
          }),
        );
      }),
    anular: async (id, abono, motivo, opciones) =>
      unaVez(opciones, { id, abono, motivo }, () =>
        guardar(
          conAbonoAnulado(exigir(id), abono, { anulado_en: base.firmar().ahora, motivo_anulacion: motivo }),
        ),
      ),
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

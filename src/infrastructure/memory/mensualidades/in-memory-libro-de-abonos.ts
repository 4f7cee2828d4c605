import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { abonosDe, seleccionarAbonos } from '@/domain/mensualidades/abono-en-lista';
import type { Emisor } from '@/domain/mensualidades/emisor';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import {
  armarRecibo,
  type HechosRecibo,
  hechosDelRecibo,
  type PersonasDelRecibo,
  reconstruirHechos,
} from '@/domain/mensualidades/recibo';
import { conAbono, conAbonoAnulado, revisarAbono } from '@/domain/mensualidades/reglas-abono';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { gentePorId } from './gente-por-id';
import { mensualidadesEnLista } from './nombres-de-mensualidad';

export const crearInMemoryLibroDeAbonos = (
  base: BaseMemoria,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): LibroDeAbonos => {
  const { mensualidades } = base;
  const unaVez = crearUnaVez();
  const hechos = new Map<Id, HechosRecibo>();

  const personasDe = ({ participante_id, id_acudiente }: Mensualidad, emisor: Emisor): PersonasDelRecibo => {
    const titular = base.participantes.obtener(participante_id);
    const pagador = id_acudiente === null ? null : base.acudientes.obtener(id_acudiente);
    return {
      emisor,
      participante: { nombre: titular?.nombre ?? '', documento: titular?.numero_documento ?? null },
      pagador: pagador && { nombre: nombreAcudiente(pagador), documento: pagador.numero_documento },
    };
  };

  const exigir = (id: Id): Mensualidad => {
    const mensualidad = mensualidades.obtener(id);
    if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
    return mensualidad;
  };
  const guardar = ({ id, abonos, estado }: Mensualidad) => mensualidades.cambiar(id, { abonos, estado });
  const siguiente = (campo: 'id' | 'recibo'): number =>
    Math.max(0, ...mensualidades.todas().flatMap((m) => m.abonos.map((a) => Number(a[campo])))) + 1;

  return {
    registrar: async (id, datos, opciones) => {
      const emisor = await fundacion.leer();
      return unaVez(opciones, { id, ...datos }, () => {
        const antes = exigir(id);
        revisarAbono(antes, datos, base.hoy());
        const { ahora, quien } = base.firmar();
        const abono: Abono = {
          id: siguiente('id'),
          ...datos,
          referencia: datos.referencia ?? null,
          recibo: siguiente('recibo'),
          registrado_por: quien,
          registrado_en: ahora,
          anulado_en: null,
          motivo_anulacion: null,
        };
        const mensualidad = conAbono(antes, abono);
        const pago = { mensualidad, abono: abono.id };
        hechos.set(abono.id, hechosDelRecibo(pago, personasDe(mensualidad, emisor), ahora));
        return guardar(mensualidad);
      });
    },
    anular: async (id, abono, motivo, opciones) =>
      unaVez(opciones, { id, abono, motivo }, () =>
        guardar(
          conAbonoAnulado(exigir(id), abono, { anulado_en: base.firmar().ahora, motivo_anulacion: motivo }),
        ),
      ),
    recibo: async (id, idAbono) => {
      const mensualidad = mensualidades.obtener(id);
      const abono = mensualidad?.abonos.find((suyo) => mismoId(suyo.id, idAbono));
      if (!mensualidad || !abono) return null;
      const pago = { mensualidad, abono: abono.id };
      // The payments that the example comes with were recorded by nobody.
      const suyos =
        hechos.get(abono.id) ?? reconstruirHechos(pago, personasDe(mensualidad, await fundacion.leer()));
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

import { mediosDeColaDePrueba } from '@tests/apoyo/medios-de-cola';
import { unaEntrada, unHecho, unRechazo } from '@tests/builders/entrada';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { type Cola, crearCola } from '@/application/sin-red/cola';
import { rechazo } from '../apoyo/rechazo';
import type { CofreBajoPrueba } from './cofre.contrato';

const ABONO = unaEntrada();
const nueva = (nombre: string) => ({ nombre, que: ABONO.que, orden: ABONO.orden });
const DIA_MS = 86_400_000;

/** The queue over a vault: what it keeps is there for its owner whatever happens to the page. */
export const contratoCola = (nombre: string, crear: () => Promise<CofreBajoPrueba>): void => {
  describe(`Cola: ${nombre}`, () => {
    let prueba: CofreBajoPrueba;
    let ahora: number;
    let siguiente: number;
    const colaSobre = (cofre: Cofre): Cola =>
      crearCola({
        cofre,
        reloj: { ahora: () => new Date(ahora) },
        ids: { nuevo: () => `id-${siguiente++}` },
        cambios: mediosDeColaDePrueba().cambios,
      });
    let cola: Cola;
    const nombres = async () => (await cola.listar()).entradas.map((entrada) => entrada.nombre);
    const anotada = async (uno: string) => {
      const entrada = await cola.anotar(nueva(uno));
      return entrada;
    };

    beforeEach(async () => {
      [ahora, siguiente] = [1_795_000_000_000, 1];
      prueba = await crear();
      await prueba.abrir('7');
      cola = colaSobre(prueba.cofre);
    });

    it('keeps what is written down, in the order in which it was, also past nine and after a reload', async () => {
      for (let n = 1; n <= 12; n++) await cola.anotar(nueva(`abono:${n}`));
      const debidos = Array.from({ length: 12 }, (_, n) => `abono:${n + 1}`);
      expect(await nombres()).toEqual(debidos);
      cola = colaSobre(await prueba.recargar());
      expect(cola.abierta()).toBe(false);
      expect(await nombres()).toEqual([]);
      await rechazo(cola.anotar(nueva('abono:13')), 'COFRE_CERRADO');
      await prueba.abrir('7');
      expect(await nombres()).toEqual(debidos);
      expect((await cola.anotar(nueva('abono:13'))).n).toBe(13);
    });

    it('writes down exactly what was asked, when, and that it left if it had', async () => {
      const una = await anotada('abono:1');
      expect(una).toEqual({
        ...{ n: 1, id: 'id-1', nombre: 'abono:1', que: ABONO.que, orden: ABONO.orden, hecha_en: ahora },
        estado: { tipo: 'por enviar' },
      });
      const enDuda = { desde: ahora - 1_000, servicio: null };
      await cola.anotar({ ...nueva('abono:2'), enDuda });
      const { entradas } = await cola.listar();
      expect(entradas[0]).toEqual(una);
      expect(entradas[1]?.estado).toEqual({ tipo: 'enviando', ...enDuda });
    });

    it('two pages that write at once lose nothing', async () => {
      const otra = colaSobre(prueba.cofre);
      await Promise.all([cola.anotar(nueva('a')), otra.anotar(nueva('b')), cola.anotar(nueva('c'))]);
      expect((await nombres()).sort()).toEqual(['a', 'b', 'c']);
    });

    it('changes the state of one, and counts apart what ended', async () => {
      const [una, otra, ultima] = [await anotada('a'), await anotada('b'), await anotada('c')];
      const rechazada = {
        ...otra,
        estado: { tipo: 'rechazada', rechazo: unRechazo('CONFLICTO'), enDuda: null },
      } as const;
      const lista = {
        ...una,
        estado: { tipo: 'lista', en: ahora, hecho: { ...unHecho, recibo: 15 } },
      } as const;
      const descartada = { ...ultima, estado: { tipo: 'descartada', en: ahora, enDuda: null } } as const;
      for (const entrada of [lista, rechazada, descartada]) await cola.guardar(entrada);
      expect((await cola.listar()).entradas).toEqual([lista, rechazada, descartada]);
      expect(await prueba.cofre.cuantos('cola')).toBe(1);
      await prueba.recargar();
      expect(await prueba.cofre.cuantos('cola')).toBe(1);
    });

    it('numbers after what ended too', async () => {
      const una = await anotada('a');
      await cola.guardar({ ...una, estado: { tipo: 'lista', en: ahora, hecho: unHecho } });
      expect((await anotada('b')).n).toBe(2);
    });

    it('believes that it ended when a crash left it in both places', async () => {
      const una = await anotada('a');
      await cola.guardar({ ...una, estado: { tipo: 'lista', en: ahora, hecho: unHecho } });
      const [hecha = ''] = await prueba.cofre.nombres('hechas ');
      await prueba.cofre.guardar(hecha.replace('hechas', 'cola'), (await prueba.cofre.leer(hecha)) ?? '');
      const { entradas } = await cola.listar();
      expect(entradas.map(({ estado }) => estado.tipo)).toEqual(['lista']);
    });

    it('erases what ended days ago, and not while something waits', async () => {
      const una = await anotada('a');
      await cola.guardar({ ...una, estado: { tipo: 'lista', en: ahora, hecho: unHecho } });
      const espera = await anotada('b');
      ahora += 4 * DIA_MS;
      await cola.ordenar();
      await cola.ordenar({ todo: true });
      expect(await nombres()).toEqual(['a', 'b']);
      await cola.guardar({ ...espera, estado: { tipo: 'descartada', en: ahora, enDuda: null } });
      await cola.ordenar();
      expect(await nombres()).toEqual(['b']);
      await cola.ordenar({ todo: true });
      expect(await nombres()).toEqual([]);
      expect(await prueba.cofre.nombres('')).toEqual([]);
    });

    it('keeps, without reading it, what another release left', async () => {
      await anotada('a');
      const [de = ''] = await prueba.cofre.nombres('cola ');
      const otroFormato = ((await prueba.cofre.leer(de)) ?? '').replace('"formato":1', '"formato":9');
      await prueba.cofre.guardar('cola 00000002 futuro', otroFormato);
      expect(await cola.listar()).toMatchObject({ entradas: [{ nombre: 'a' }], ilegibles: 1 });
      expect((await anotada('b')).n).toBe(3);
      await cola.ordenar({ todo: true });
      expect(await prueba.cofre.leer('cola 00000002 futuro')).toBe(otroFormato);
    });

    it('another person neither sees nor touches it, and finds their own', async () => {
      await anotada('de siete');
      await prueba.abrir('8');
      expect(await nombres()).toEqual([]);
      await anotada('de ocho');
      await prueba.abrir('7');
      expect(await nombres()).toEqual(['de siete']);
    });

    it('refuses what does not fit, and loses nothing of before', async () => {
      await anotada('a');
      prueba.llenar();
      await rechazo(cola.anotar({ ...nueva('b'), que: 'x'.repeat(10_000) }), 'SIN_ESPACIO');
      expect(await nombres()).toEqual(['a']);
    });

    it('tells who looks when something changes, until they stop', async () => {
      let avisos = 0;
      const dejar = cola.suscribir(() => {
        avisos += 1;
      });
      await anotada('a');
      expect(avisos).toBe(1);
      dejar();
      await anotada('b');
      expect(avisos).toBe(1);
    });
  });
};

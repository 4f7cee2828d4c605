import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import {
  aplicarAlBorrador,
  exigirVersion,
  publicarBorrador,
  volverAVersion,
} from '@/domain/sitio/reglas-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

const PORTADA = unaParte('portada');
const OTRA = unaParte('portada', { frase: 'Otra frase' });
const EQUIPO = unaParte('equipo');

export const contratoSitioRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`SitioRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const sitio = () => mundo().sitio;

    const escribir = (partes: ContenidoSitio, version?: number, clave?: string): Promise<Sitio> => {
      const cambios = { ...partes, ...(version === undefined ? {} : { version }) };
      return sitio().guardarBorrador(
        cambios,
        (actual) => {
          exigirVersion(actual, version);
          return aplicarAlBorrador(actual, cambios);
        },
        clave ? { clave } : undefined,
      );
    };
    const publicar = async (clave?: string, pedida?: number): Promise<Sitio> => {
      const version = pedida ?? (await sitio().obtener())?.version ?? 0;
      return sitio().publicar(
        version,
        (actual) => {
          exigirVersion(actual, version);
          return publicarBorrador(actual);
        },
        clave ? { clave } : undefined,
      );
    };
    const volver = async (numero: number): Promise<Sitio> => {
      const version = (await sitio().obtener())?.version ?? 0;
      return sitio().volver(numero, version, (actual, contenido) =>
        volverAVersion(actual, numero, contenido),
      );
    };

    it('says nothing of its own before somebody writes', async () => {
      expect(await sitio().obtener()).toMatchObject({ numero: 0, publicado: {}, borrador: {}, version: 1 });
      expect(await sitio().versiones()).toEqual([]);
      expect(await sitio().publico()).toEqual({ contenido: {}, politicas: [] });
    });

    it('keeps a draft that no visitor reads, adds one to the version and signs', async () => {
      const guardado = await escribir({ portada: PORTADA });
      expect(guardado).toMatchObject({ borrador: { portada: PORTADA }, publicado: {}, version: 2 });
      expect(guardado.actualizado_por).toMatch(/@/);
      expect(await sitio().obtener()).toEqual(guardado);
      expect((await sitio().publico())?.contenido).toEqual({});
    });

    it('publishes all that waits as one version, with its words', async () => {
      await escribir({ portada: PORTADA, equipo: EQUIPO });
      const publicado = await publicar();
      expect(publicado).toMatchObject({
        numero: 1,
        publicado: { portada: PORTADA, equipo: EQUIPO },
        borrador: {},
      });
      expect((await sitio().publico())?.contenido).toEqual({ portada: PORTADA, equipo: EQUIPO });
      const [primera] = (await sitio().versiones()) ?? [];
      expect(primera).toMatchObject({
        numero: 1,
        vuelve_a: null,
        cambios: ['Portada: escrita por primera vez', 'Equipo: escrita por primera vez'],
      });
      expect(primera?.publicado_por).toMatch(/@/);
    });

    it('brings a version back as a new one, and keeps what was being written', async () => {
      await escribir({ portada: PORTADA });
      await publicar();
      await escribir({ portada: OTRA });
      await publicar();
      await escribir({ equipo: EQUIPO });
      const vuelto = await volver(1);
      expect(vuelto).toMatchObject({
        numero: 3,
        publicado: { portada: PORTADA },
        borrador: { equipo: EQUIPO },
      });
      expect((await sitio().versiones())?.map(({ numero, vuelve_a }) => [numero, vuelve_a])).toEqual([
        [3, 1],
        [2, null],
        [1, null],
      ]);
    });

    it('refuses a version that never was', async () => {
      await escribir({ portada: PORTADA });
      await publicar();
      await rechazo(volver(9), 'NO_ENCONTRADO');
    });

    it('refuses to publish nothing', async () => {
      await rechazo(publicar(), 'CONFLICTO');
      expect(await sitio().versiones()).toEqual([]);
    });

    it('refuses a stale version with what is kept, and changes nothing', async () => {
      const actual = await escribir({ portada: PORTADA }, 1);
      const error = await rechazo(escribir({ portada: OTRA }, 1), 'VERSION_OBSOLETA');
      expect(error.actual).toMatchObject({ borrador: { portada: PORTADA }, version: 2 });
      await rechazo(publicar(undefined, 1), 'VERSION_OBSOLETA');
      expect(await sitio().obtener()).toEqual(actual);
    });

    it('of two over the same version, one wins', async () => {
      const resultados = await Promise.allSettled([
        escribir({ portada: PORTADA }, 1),
        escribir({ portada: OTRA }, 1),
      ]);
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await sitio().obtener())?.version).toBe(2);
    });

    it('publishes once for each key', async () => {
      const { version } = await escribir({ portada: PORTADA });
      const [una, otra] = [await publicar('clave-1', version), await publicar('clave-1', version)];
      expect(otra).toEqual(una);
      expect(await sitio().versiones()).toHaveLength(1);
    });

    it('numbers each policy that was in force, and keeps the old ones readable', async () => {
      const politica = (texto: string) => ({ secciones: [{ titulo: 'Sus derechos', texto }] });
      const numeros = async () => (await sitio().publico())?.politicas.map(({ numero }) => numero);
      await escribir({ politica: politica('La primera.') });
      await publicar();
      await escribir({ portada: PORTADA });
      await publicar();
      expect(await numeros()).toEqual([1]);
      await escribir({ politica: politica('La segunda.') });
      await publicar();
      const politicas = (await sitio().publico())?.politicas ?? [];
      expect(politicas.map(({ secciones }) => secciones[0]?.texto)).toEqual(['La primera.', 'La segunda.']);
      expect(politicas[0]?.desde).toMatch(/^\d{4}-\d\d-\d\d$/);
      await volver(1);
      expect(await numeros()).toEqual([1, 2, 3]);
    });

    it('leaves a line in the history', async () => {
      await escribir({ portada: PORTADA });
      await publicar();
      const lineas = (await mundo().actividad.listarDe('sitio', 1)) ?? [];
      expect(lineas.map(({ cambios }) => cambios.map(({ campo }) => campo))).toEqual([
        ['numero', 'borrador'],
        ['borrador'],
      ]);
    });

    it('gives copies and keeps its own', async () => {
      const integrante = { ...EQUIPO.integrantes[0] } as (typeof EQUIPO.integrantes)[number] & {
        nombre: string;
      };
      const guardado = await escribir({ equipo: { ...EQUIPO, integrantes: [integrante] } });
      integrante.nombre = 'Alterado al entrar';
      const salido = guardado.borrador.equipo?.integrantes[0] as { nombre: string } | undefined;
      if (salido) salido.nombre = 'Alterado al salir';
      expect((await sitio().obtener())?.borrador.equipo?.integrantes[0]?.nombre).toBe('Una línea 1');
    });
  });
};

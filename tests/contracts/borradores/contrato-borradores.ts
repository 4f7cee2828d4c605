import { beforeEach, describe, expect, it } from 'vitest';
import type { Borradores } from '@/application/borradores/borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Duda } from '@/domain/borradores/duda';
import type { Sesion } from '@/domain/sesion/sesion';

const sesionDe = (id: number): Sesion => ({
  token: `token-${id}`,
  usuario: { id, email: `${id}@ejemplo.example`, rol: 'ADMINISTRADOR', displayName: null, photoURL: null },
});
const ANA = sesionDe(1);
const LUIS = sesionDe(2);

export interface BorradoresBajoPrueba {
  /** As a page that has just loaded sees them: what was only in memory is gone. */
  abrirPagina(): Borradores;
  caja: CajaBorradores;
  sesiones: SesionStore;
  pasarMinutos(minutos: number): void;
}

const FORMULARIO = 'participante:7';
const escrito = { version: 3, valores: { nombre: 'Ana Rut', alergias: 'Penicilina' } };

export const contratoBorradores = (nombre: string, crear: () => BorradoresBajoPrueba): void => {
  describe(`Borradores: ${nombre}`, () => {
    let prueba: BorradoresBajoPrueba;
    let borradores: Borradores;
    beforeEach(() => {
      prueba = crear();
      prueba.sesiones.guardar(ANA);
      borradores = prueba.abrirPagina();
    });

    it('gives back to their author what was typed, after a reload', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toMatchObject(escrito);
      expect(await borradores.leer('participante:8')).toBeNull();
    });

    it('keeps the last of each form', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      await borradores.guardar('sede:1', { version: null, valores: { nombre: 'Casa' } });
      await borradores.guardar(FORMULARIO, { version: 3, valores: { nombre: 'Ana R' } });
      expect((await borradores.leer(FORMULARIO))?.valores).toEqual({ nombre: 'Ana R' });
      expect((await borradores.leer('sede:1'))?.valores).toEqual({ nombre: 'Casa' });
    });

    it('forgets a form that was saved or discarded, and only that one', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      await borradores.guardar('sede:1', escrito);
      borradores.quitar(FORMULARIO);
      expect(await borradores.leer(FORMULARIO)).toBeNull();
      expect(await borradores.leer('sede:1')).not.toBeNull();
    });

    it('a form that closes while its last change is being kept leaves nothing', async () => {
      const enCamino = borradores.guardar(FORMULARIO, escrito);
      borradores.quitar(FORMULARIO);
      await enCamino;
      expect(await borradores.leer(FORMULARIO)).toBeNull();
    });

    it('is gone after half an hour', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      prueba.pasarMinutos(29);
      expect(await borradores.leer(FORMULARIO)).not.toBeNull();
      prueba.pasarMinutos(1);
      expect(await borradores.leer(FORMULARIO)).toBeNull();
    });

    it('survives a lost session, with the last words, and comes back to the same person', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      prueba.sesiones.limpiar();
      await borradores.guardar(FORMULARIO, { version: 3, valores: { nombre: 'Ana Ruth' } });
      borradores.quitar(FORMULARIO);
      expect(await borradores.leer(FORMULARIO)).toBeNull();
      prueba.sesiones.guardar({ ...ANA, token: 'otro' });
      expect((await prueba.abrirPagina().leer(FORMULARIO))?.valores).toEqual({ nombre: 'Ana Ruth' });
    });

    it('after signing out nothing is left, not even what was on its way', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      const enCamino = borradores.guardar(FORMULARIO, { version: 3, valores: { nombre: 'Ana Ruth' } });
      prueba.caja.vaciar(String(ANA.usuario.id));
      prueba.sesiones.limpiar();
      await enCamino;
      prueba.sesiones.guardar(ANA);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toBeNull();
    });

    it('another person does not see it, nor takes it away: it is there when its author comes back', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      prueba.sesiones.guardar(LUIS);
      const deLuis = prueba.abrirPagina();
      expect(await deLuis.leer(FORMULARIO)).toBeNull();
      await deLuis.guardar(FORMULARIO, { version: 3, valores: { nombre: 'De Luis' } });
      prueba.sesiones.guardar(ANA);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toMatchObject(escrito);
      prueba.sesiones.guardar(LUIS);
      expect((await prueba.abrirPagina().leer(FORMULARIO))?.valores).toEqual({ nombre: 'De Luis' });
    });

    it('what one person kept is gone half an hour later, whoever uses the computer meanwhile', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      prueba.pasarMinutos(20);
      prueba.sesiones.guardar(LUIS);
      await prueba.abrirPagina().guardar(FORMULARIO, escrito);
      prueba.pasarMinutos(10);
      prueba.sesiones.guardar(ANA);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toBeNull();
    });

    it('signing out takes what is of who signs out, and only that', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      prueba.sesiones.guardar(LUIS);
      await prueba.abrirPagina().guardar('sede:1', escrito);
      prueba.caja.vaciar(String(LUIS.usuario.id));
      expect(await prueba.abrirPagina().leer('sede:1')).toBeNull();
      prueba.sesiones.guardar(ANA);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toMatchObject(escrito);
    });

    it('what one person was typing is not kept for the one who came in meanwhile', async () => {
      const enCamino = borradores.guardar(FORMULARIO, escrito);
      prueba.sesiones.guardar(LUIS);
      await enCamino;
      expect(await borradores.leer(FORMULARIO)).toBeNull();
    });

    describe('what nobody confirmed', () => {
      const INICIO = Date.UTC(2026, 10, 21, 15);
      /** Sent so many milliseconds before the suite begins. */
      const duda = (nombre: string, antes = 0): Duda => ({
        nombre,
        que: `Abono ${nombre}`,
        desde: INICIO - antes,
        orden: {
          servicio: 'mensualidades',
          metodo: 'registrarAbono',
          argumentos: [7, { valor: 1 }, { clave: 'k' }],
        },
      });

      it('is there after a reload, the oldest first, and is no draft', async () => {
        await borradores.guardarDuda(duda('abono:2', 10));
        await borradores.guardarDuda(duda('abono:1', 20));
        for (const pagina of [borradores, prueba.abrirPagina()]) {
          expect(await pagina.listarDudas()).toEqual([duda('abono:1', 20), duda('abono:2', 10)]);
          expect(await pagina.leer('abono:1')).toBeNull();
        }
      });

      it('ends one by one, and a draft of the same name stays', async () => {
        await borradores.guardar('abono:1', escrito);
        await borradores.guardarDuda(duda('abono:1'));
        await borradores.guardarDuda(duda('abono:2'));
        borradores.quitarDuda('abono:1');
        for (const pagina of [borradores, prueba.abrirPagina()])
          expect((await pagina.listarDudas()).map(({ nombre }) => nombre)).toEqual(['abono:2']);
        expect(await borradores.leer('abono:1')).not.toBeNull();
      });

      it('that ends while it is being written down leaves nothing', async () => {
        const enCamino = borradores.guardarDuda(duda('abono:1'));
        borradores.quitarDuda('abono:1');
        await enCamino;
        expect(await prueba.abrirPagina().listarDudas()).toEqual([]);
      });

      it('lasts 23 hours from when it was sent, also written down again, in this page and in the next', async () => {
        await borradores.guardarDuda(duda('abono:1'));
        prueba.pasarMinutos(23 * 60 - 1);
        expect(await prueba.abrirPagina().listarDudas()).toHaveLength(1);
        await borradores.guardarDuda(duda('abono:1'));
        prueba.pasarMinutos(1);
        for (const pagina of [borradores, prueba.abrirPagina()])
          expect(await pagina.listarDudas()).toEqual([]);
      });

      it('survives a lost session, and nobody else sees it', async () => {
        await borradores.guardarDuda(duda('abono:1'));
        prueba.sesiones.limpiar();
        expect(await borradores.listarDudas()).toEqual([]);
        prueba.sesiones.guardar({ ...ANA, token: 'otro' });
        expect(await prueba.abrirPagina().listarDudas()).toHaveLength(1);
        prueba.sesiones.guardar(LUIS);
        expect(await borradores.listarDudas()).toEqual([]);
        expect(await prueba.abrirPagina().listarDudas()).toEqual([]);
        prueba.sesiones.guardar(ANA);
        expect(await prueba.abrirPagina().listarDudas()).toHaveLength(1);
      });

      it('ends though the session was lost meanwhile, and the draft of the same name stays', async () => {
        await borradores.guardar('abono:1', escrito);
        await borradores.guardarDuda(duda('abono:1'));
        prueba.sesiones.limpiar();
        borradores.quitar('abono:1');
        borradores.quitarDuda('abono:1');
        prueba.sesiones.guardar({ ...ANA, token: 'otro' });
        for (const pagina of [borradores, prueba.abrirPagina()]) {
          expect(await pagina.listarDudas()).toEqual([]);
          expect(await pagina.leer('abono:1')).toMatchObject(escrito);
        }
      });

      it('of one person does not end for another with the same name', async () => {
        await borradores.guardarDuda(duda('abono:1'));
        prueba.sesiones.guardar(LUIS);
        await borradores.guardarDuda(duda('abono:1', 5));
        borradores.quitarDuda('abono:1');
        expect(await borradores.listarDudas()).toEqual([]);
        prueba.sesiones.guardar(ANA);
        expect(await borradores.listarDudas()).toHaveLength(1);
      });

      it('never writes a password down: then only looking tells', async () => {
        const deUsuario: Duda = {
          ...duda('usuario:nuevo'),
          orden: { servicio: 'usuarios', metodo: 'crear', argumentos: [{ password: 'una clave larga' }] },
        };
        await borradores.guardarDuda(deUsuario);
        expect(await borradores.listarDudas()).toEqual([deUsuario]);
        expect(await prueba.abrirPagina().listarDudas()).toEqual([{ ...deUsuario, orden: null }]);
      });
    });
  });
};

import { beforeEach, describe, expect, it } from 'vitest';
import type { Borradores } from '@/application/borradores/borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
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
      prueba.caja.vaciar();
      prueba.sesiones.limpiar();
      await enCamino;
      prueba.sesiones.guardar(ANA);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toBeNull();
    });

    it('another person neither sees it nor leaves it there', async () => {
      await borradores.guardar(FORMULARIO, escrito);
      prueba.sesiones.guardar(LUIS);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toBeNull();
      prueba.sesiones.guardar(ANA);
      expect(await prueba.abrirPagina().leer(FORMULARIO)).toBeNull();
    });

    it('what one person was typing is not kept for the one who came in meanwhile', async () => {
      const enCamino = borradores.guardar(FORMULARIO, escrito);
      prueba.sesiones.guardar(LUIS);
      await enCamino;
      expect(await borradores.leer(FORMULARIO)).toBeNull();
    });
  });
};

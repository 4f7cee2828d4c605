import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import type { Sesion } from '@/domain/sesion/sesion';
import { ROLES, type Rol } from '@/domain/shared/rol';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

const conRol = (rol: Rol): Sesion => ({ ...SESION, usuario: { ...SESION.usuario, rol } });
const permisos = (sesion: Sesion | null, tienePermiso: (rol: Rol) => Promise<boolean>) =>
  permisosDeSesion({
    autenticacion: autenticacionCon({ tienePermiso }),
    sesiones: crearInMemorySesionStore(sesion),
  });

describe('permiso de la sesión (especificación §6)', () => {
  it.each(ROLES)('pregunta al servicio por %s y le cree', async (rol) => {
    const preguntados: Rol[] = [];
    const segun = (respuesta: boolean) =>
      permisos(conRol('ADMINISTRADOR'), async (preguntado) => {
        preguntados.push(preguntado);
        return respuesta;
      });
    await expect(segun(true).alcanza(rol)).resolves.toBe(true);
    await expect(segun(false).alcanza(rol)).resolves.toBe(false);
    expect(preguntados).toEqual([rol, rol]);
  });

  it.each([
    [conRol('ADMINISTRADOR'), 'ADMINISTRADOR', true],
    [conRol('ADMINISTRADOR'), 'CONSULTA', true],
    [conRol('CONSULTA'), 'ADMINISTRADOR', false],
    [conRol('CONSULTA'), 'CONSULTA', true],
    [null, 'ADMINISTRADOR', false],
    [null, 'CONSULTA', true],
  ] as const)(
    'si el servicio no responde compara el rol guardado (caso %#)',
    async (sesion, rol, esperado) => {
      const caida = () => Promise.reject(new Error('caído'));
      await expect(permisos(sesion, caida).alcanza(rol)).resolves.toBe(esperado);
    },
  );
});

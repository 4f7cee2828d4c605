import { describe, expect, it } from 'vitest';
import { leerConfiguracion } from '@/server/arranque/configuracion';

describe('configuración', () => {
  it('sin entorno: puerto 3000 en localhost, ./data y los dos servicios', () => {
    const configuracion = leerConfiguracion({});
    expect(configuracion).toMatchObject({
      puerto: 3000,
      anfitrion: 'localhost',
      carpetaDatos: './data',
      urlBaseDatos: undefined,
      activos: ['auth', 'dashboard'],
      administrador: { email: 'admin@fundacion.example', generada: true },
    });
    expect(configuracion.administrador.contrasena.length).toBeGreaterThanOrEqual(20);
  });

  it('una variable vacía es como ninguna', () => {
    expect(leerConfiguracion({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' }).puerto).toBe(3000);
  });

  it('lee los orígenes separados por comas', () => {
    const { origenesCors } = leerConfiguracion({ CORS_ORIGINS: 'https://a.example, http://localhost:5173' });
    expect(origenesCors).toEqual(['https://a.example', 'http://localhost:5173']);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT debe ser un puerto entre 0 y 65535'],
    [{ PORT: '70000' }, 'PORT debe ser un puerto entre 0 y 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL debe empezar por postgres:// o postgresql://'],
    [{ ADMIN_PASSWORD: 'corta' }, 'ADMIN_PASSWORD debe tener al menos 8 caracteres'],
    [{ ADMIN_EMAIL: 'nadie' }, 'ADMIN_EMAIL debe ser un correo válido'],
    [{ SERVICES: 'todo' }, 'SERVICES debe ser auth, dashboard o both'],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS debe ser una lista/],
    [{ TRUST_PROXY: 'si' }, 'TRUST_PROXY debe ser true o false'],
  ])('%j se explica en español', (entorno, mensaje) => {
    expect(() => leerConfiguracion(entorno)).toThrow(mensaje);
  });
});

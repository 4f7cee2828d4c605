import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abrirVentanaFalsa } from '../apoyo/ventana-falsa';

const componer = async () => {
  const ventana = abrirVentanaFalsa(() => {
    throw new Error('la demostración no llama a nadie');
  });
  const { componerAcceso, componerPanel } = await import('@/infrastructure/di/web/contenedor-demo');
  return { ...ventana, acceso: await componerAcceso(), panel: await componerPanel() };
};
const ADMINISTRADOR = { email: 'admin@fundacion.example', password: 'demostracion' };
const CONSULTA = { email: 'consulta@fundacion.example', password: 'demostracion' };

describe('demo composition', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it('works from sign-in to a stored record without calling any service', async () => {
    const { acceso, panel, llamadas } = await componer();
    await acceso.iniciarSesion(ADMINISTRADOR);
    const sede = await panel.sedes.crear({ nombre: 'Casa nueva', direccion: 'Calle 1' });
    expect(sede.creado_por).toBe(ADMINISTRADOR.email);
    expect(await panel.sedes.obtener(sede.id)).toEqual(sede);
    expect((await panel.actividad.listarDe('sede', sede.id))?.[0]?.accion).toBe('CREAR');
    expect((await acceso.probarConexion()).overall.success).toBe(true);
    expect(llamadas).toEqual([]);
  });

  it('lets CONSULTA look and not write', async () => {
    const { acceso, panel } = await componer();
    await acceso.iniciarSesion(CONSULTA);
    expect((await panel.participantes.listar()).datos).toHaveLength(40);
    await expect(panel.sedes.crear({ nombre: 'Casa', direccion: 'Calle 1' })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
  });

  it('keeps the session when the page loads again', async () => {
    const { acceso, localStorage } = await componer();
    await acceso.iniciarSesion(ADMINISTRADOR);
    const guardado = {
      token: localStorage.getItem('authToken'),
      usuario: localStorage.getItem('currentUser'),
    };
    vi.resetModules();
    const segunda = await componer();
    segunda.localStorage.setItem('currentUser', guardado.usuario ?? '');
    segunda.localStorage.setItem('authToken', guardado.token ?? '');
    expect(await segunda.panel.permisos.alcanza('ADMINISTRADOR')).toBe(true);
  });
});

import { permisosDe } from '@tests/application/dobles/permisos';
import { imagenesDeUnLogo } from '@tests/builders/png';
import { describe, expect, it, vi } from 'vitest';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import { configuracionDePeticion } from '@/application/configuracion/servicios-configuracion';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import type { ImagenesDelLogo } from '@/domain/configuracion/imagenes-del-logo';
import type { Rol } from '@/domain/shared/rol';

const preparar = (rol: Rol = 'ADMINISTRADOR') => {
  const guardarLogo = vi.fn(async (_imagenes: ImagenesDelLogo | null) => CONFIGURACION_INICIAL);
  const configuracion = {
    obtener: async () => CONFIGURACION_INICIAL,
    actualizar: async () => CONFIGURACION_INICIAL,
    guardarLogo,
  };
  const publicado = {} as LectorPublicado;
  const casos = configuracionDePeticion({ configuracion, permisos: permisosDe(rol), publicado });
  return { casos, guardarLogo, publicado };
};

describe('el logo', () => {
  it('se guarda en todos sus tamaños, y se quita', async () => {
    const { casos, guardarLogo } = preparar();
    const imagenes = imagenesDeUnLogo();
    expect(await casos.guardarLogo(imagenes)).toBe(CONFIGURACION_INICIAL);
    expect(guardarLogo).toHaveBeenLastCalledWith(imagenes);
    expect(await casos.quitarLogo()).toBe(CONFIGURACION_INICIAL);
    expect(guardarLogo).toHaveBeenLastCalledWith(null);
  });

  it('sin imágenes no se guarda', async () => {
    const { casos, guardarLogo } = preparar();
    await expect(casos.guardarLogo({})).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(guardarLogo).not.toHaveBeenCalled();
  });

  it('CONSULTA no lo cambia, ni siquiera se mira lo que envía', async () => {
    const { casos, guardarLogo } = preparar('CONSULTA');
    for (const intento of [() => casos.guardarLogo({}), () => casos.quitarLogo()])
      await expect(intento()).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(guardarLogo).not.toHaveBeenCalled();
  });

  it('una petición tiene además lo publicado, y lo que puede pedir el panel', async () => {
    const { casos, publicado } = preparar();
    expect(casos.publicado).toBe(publicado);
    expect(await casos.obtener()).toBe(CONFIGURACION_INICIAL);
  });
});

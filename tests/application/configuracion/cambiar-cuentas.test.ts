import { permisosDe } from '@tests/application/dobles/permisos';
import { CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';

const PUBLICADA = {
  ...CONFIGURACION_INICIAL,
  cuentas: CUENTAS_PUBLICADAS,
  donaciones: DONACIONES_PUBLICADAS,
  version: 4,
};
const SUYA = 'la de quien las cambia';

const preparar = (antes: Configuracion | null, servicio = true) => {
  const guardados: unknown[] = [];
  const actualizar = actualizarConfiguracion({
    configuracion: {
      obtener: async () => antes,
      actualizar: async (cambios) => {
        guardados.push(cambios);
        return CONFIGURACION_INICIAL;
      },
    },
    permisos: permisosDe('ADMINISTRADOR'),
    ...(servicio && { esPropia: async (contrasena: string) => contrasena === SUYA }),
  });
  return { actualizar, guardados };
};

const OTRAS = [
  ['otras cuentas', { cuentas: CUENTAS_PUBLICADAS.slice(1) }],
  ['ninguna cuenta', { cuentas: null }],
  ['otras donaciones', { donaciones: { ...DONACIONES_PUBLICADAS, llave: '311 111 1111' } }],
] as const;

describe('cambiar las cuentas publicadas', () => {
  it.each(OTRAS)('por %s pide la contraseña de quien las cambia', async (_caso, otras) => {
    const { actualizar, guardados } = preparar(PUBLICADA);
    const rechazos = [
      [{}, 'Para cambiar las cuentas escriba su contraseña'],
      [{ contrasena_propia: 'cualquier otra' }, 'La contraseña no es correcta'],
    ] as const;
    for (const [escrita, mensaje] of rechazos)
      await expect(actualizar({ ...otras, ...escrita })).rejects.toMatchObject({
        message: mensaje,
        campos: { contrasena_propia: mensaje },
      });
    expect(guardados).toEqual([]);
    await actualizar({ ...otras, contrasena_propia: SUYA });
    expect(guardados).toMatchObject([otras]);
  });

  it('en el navegador se pide, y quien la comprueba es el servicio', async () => {
    const { actualizar, guardados } = preparar(PUBLICADA, false);
    const [, otras] = OTRAS[0];
    await expect(actualizar(otras)).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await actualizar({ ...otras, contrasena_propia: 'la que sea' });
    expect(guardados).toMatchObject([{ contrasena_propia: 'la que sea' }]);
  });

  it('las mismas no la piden, ni las primeras', async () => {
    const mismas = { cuentas: CUENTAS_PUBLICADAS, donaciones: DONACIONES_PUBLICADAS };
    for (const antes of [PUBLICADA, CONFIGURACION_INICIAL, null]) {
      const { actualizar, guardados } = preparar(antes);
      await actualizar(mismas);
      expect(guardados).toEqual([{ ...mismas, version: antes?.version ?? 1 }]);
    }
  });

  it('se guardan sobre la versión que se vio', async () => {
    const { actualizar, guardados } = preparar(PUBLICADA);
    await actualizar({ donaciones: null, contrasena_propia: SUYA, version: 3 });
    await actualizar({ donaciones: null, contrasena_propia: SUYA });
    expect(guardados).toMatchObject([{ version: 3 }, { version: 4 }]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { guardarPerfil, perfilDe, valoresDe } from '@/ui/panel/configuracion/perfil/guardar-perfil';

const USUARIO = {
  id: 7,
  email: 'ana@ejemplo.example',
  rol: 'CONSULTA',
  displayName: 'Ana',
  photoURL: null,
  version: 4,
} as const;
const BASE = perfilDe(USUARIO);
const VALORES = { ...valoresDe(BASE), displayName: 'Ana María' };

/** A service whose account is at that version, with that profile. */
const servicioEn = (version: number, displayName = 'Ana') =>
  vi.fn(async (entrada: unknown) => {
    const { version: enviada } = entrada as { version?: number };
    if (enviada !== undefined && enviada !== version)
      throw errorVersionObsoleta({ displayName, photoURL: null, version, email: 'no es del perfil' });
    return { ...USUARIO, displayName: 'Ana María', version: version + 1 };
  });

describe('guardar el perfil', () => {
  it('envía la versión que se leyó y sigue con la que quedó', async () => {
    const actualizar = servicioEn(4);
    expect(await guardarPerfil(actualizar, BASE)(VALORES, BASE)).toMatchObject({
      displayName: 'Ana María',
      version: 5,
    });
    expect(actualizar.mock.calls).toEqual([[{ displayName: 'Ana María', photoURL: '', version: 4 }]]);
  });

  it('si lo que cambió en la cuenta no es el perfil, guarda sin preguntar', async () => {
    const actualizar = servicioEn(6);
    expect(await guardarPerfil(actualizar, BASE)(VALORES, BASE)).toMatchObject({ version: 7 });
    expect(actualizar).toHaveBeenCalledTimes(2);
  });

  it('si cambió el perfil, lo dice con lo guardado y no lo pisa', async () => {
    const actualizar = servicioEn(6, 'Anita');
    await expect(guardarPerfil(actualizar, BASE)(VALORES, BASE)).rejects.toMatchObject({
      codigo: 'VERSION_OBSOLETA',
      actual: { displayName: 'Anita' },
    });
    expect(actualizar).toHaveBeenCalledTimes(1);
  });

  it('si se guardó y la respuesta se perdió, comprobarlo no pregunta entre dos versiones iguales', async () => {
    const actualizar = servicioEn(5, 'Ana María');
    const escrito = { ...VALORES, displayName: ' Ana María ' };
    expect(await guardarPerfil(actualizar, BASE)(escrito, BASE)).toMatchObject({
      displayName: 'Ana María',
      version: 6,
    });
    expect(actualizar).toHaveBeenCalledTimes(2);
  });

  it('un borrador de una versión anterior siempre pregunta: aquí nadie sabe cómo era el perfil entonces', async () => {
    const actualizar = servicioEn(4);
    const delBorrador = { ...BASE, version: 3 };
    await expect(guardarPerfil(actualizar, BASE)(VALORES, delBorrador)).rejects.toMatchObject({
      codigo: 'VERSION_OBSOLETA',
    });
    expect(actualizar).toHaveBeenCalledTimes(1);
  });

  it('a un servicio que no numera sus cambios no le envía versión, y lo escrito queda aunque no lo repita', async () => {
    const { version: _version, ...sinVersion } = USUARIO;
    const actualizar = vi.fn(async () => sinVersion);
    const guardado = await guardarPerfil(actualizar, perfilDe(sinVersion))(VALORES, perfilDe(sinVersion));
    expect(actualizar).toHaveBeenCalledWith({ displayName: 'Ana María', photoURL: '' });
    expect(guardado).toMatchObject({ displayName: 'Ana María', version: 0 });
  });
});

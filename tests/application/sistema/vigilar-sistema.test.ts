import { describe, expect, it, vi } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';
import { type SondasDelSistema, vigilarSistema } from '@/application/sistema/vigilar-sistema';
import type { RespaldoAnotado } from '@/domain/sistema/hechos-del-sistema';

const FALLO = { en: '2026-11-24T07:30:00.000Z', motivo: 'No hay espacio en el disco.' };
const ULTIMO = { en: '2026-11-23T07:30:00.000Z', ruta: '/copias/una.tar.gz', bytes: 1_000, cifrado: true };

const armar = (respaldo: RespaldoAnotado, cambios: Partial<SondasDelSistema> = {}) => {
  const reclamados = new Set<string>();
  const libreta: LibretaDelSistema = {
    respaldo: () => respaldo,
    anotarRespaldo: vi.fn(),
    ensayo: () => null,
    anotarEnsayo: vi.fn(),
    envio: () => null,
    anotarEnvio: vi.fn(),
    reclamarAviso: (clave) => !reclamados.has(clave) && Boolean(reclamados.add(clave)),
    soltarAviso: (clave) => void reclamados.delete(clave),
  };
  const enviar = vi.fn(async (_mensaje: MensajeCorreo): Promise<void> => {});
  const administradores = vi.fn(async () => ['ana@x.example', 'luz@x.example']);
  const vigia = vigilarSistema({
    libreta,
    correo: { enviar },
    administradores,
    reloj: { ahora: () => new Date('2026-11-24T12:00:00Z') },
    sondas: {
      base: async () => ({ ok: true, ms: 2, bytes: 1, embebida: true }),
      disco: () => null,
      certificado: async () => ({ tipo: 'SIN_HTTPS', local: true }),
      enviaCorreo: true,
      ensayar: async () => {},
      alcanza: () => true,
      ...cambios,
    },
  });
  return { vigia, enviar, administradores };
};

describe('vigilar el sistema', () => {
  it('de una copia al día no se pregunta a quién escribirle', async () => {
    const deAnoche = { ...ULTIMO, en: '2026-11-24T07:30:00.000Z' };
    const { vigia, enviar, administradores } = armar({ ultimo: deAnoche, fallo: null });
    await vigia.avisar();
    expect(administradores).not.toHaveBeenCalled();
    expect(enviar).not.toHaveBeenCalled();
  });

  it('una copia que falló se les escribe a los administradores una sola vez', async () => {
    const { vigia, enviar } = armar({ ultimo: ULTIMO, fallo: FALLO });
    await vigia.avisar();
    await vigia.avisar();
    expect(enviar.mock.calls.map(([{ para }]) => para)).toEqual(['ana@x.example', 'luz@x.example']);
    expect(enviar.mock.calls[0]?.[0]).toMatchObject({
      asunto: 'La copia de seguridad falló',
      texto: expect.stringContaining(FALLO.motivo),
    });
  });

  it('si no se supo a quién escribirle, se intenta otra vez', async () => {
    const { vigia, enviar, administradores } = armar({ ultimo: ULTIMO, fallo: FALLO });
    administradores.mockRejectedValueOnce(new Error('sin base'));
    await expect(vigia.avisar()).rejects.toThrow('sin base');
    await vigia.avisar();
    expect(enviar).toHaveBeenCalledTimes(2);
  });

  it('si el correo no salió para nadie, se intenta otra vez; si salió para alguien, no', async () => {
    const { vigia, enviar } = armar({ ultimo: ULTIMO, fallo: FALLO });
    enviar.mockRejectedValueOnce(new Error('sin red')).mockRejectedValueOnce(new Error('sin red'));
    await expect(vigia.avisar()).rejects.toMatchObject({ message: 'sin red' });
    enviar.mockRejectedValueOnce(new Error('no existe'));
    await vigia.avisar();
    await vigia.avisar();
    expect(enviar).toHaveBeenCalledTimes(4);
  });

  it('si no hay administrador a quien escribirle, espera a que lo haya', async () => {
    const { vigia, enviar, administradores } = armar({ ultimo: ULTIMO, fallo: FALLO });
    administradores.mockResolvedValueOnce([]);
    await vigia.avisar();
    await vigia.avisar();
    expect(enviar).toHaveBeenCalledTimes(2);
  });

  it('mientras una copia se verifica lo dice, y no empieza otra', async () => {
    let terminar = (): void => {};
    const ensayar = vi.fn(
      () =>
        new Promise<void>((fin) => {
          terminar = fin;
        }),
    );
    const { vigia } = armar({ ultimo: ULTIMO, fallo: null }, { ensayar });
    expect((await vigia.mirar()).ensayo).toBe('LISTO');
    await vigia.ensayar();
    await vigia.ensayar();
    expect(ensayar.mock.calls).toEqual([[ULTIMO.ruta]]);
    expect((await vigia.mirar()).ensayo).toBe('EN_CURSO');
    terminar();
    await vi.waitFor(async () => expect((await vigia.mirar()).ensayo).toBe('LISTO'));
  });

  it('sin una copia que se pueda leer no hay qué verificar', async () => {
    const { vigia } = armar({ ultimo: ULTIMO, fallo: null }, { alcanza: () => false });
    expect((await vigia.mirar()).ensayo).toBe('IMPOSIBLE');
    await expect(vigia.ensayar()).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      message: 'No hay una copia de seguridad que este servidor pueda leer',
    });
    const sinCopias = armar({ ultimo: null, fallo: null });
    expect((await sinCopias.vigia.mirar()).ensayo).toBe('IMPOSIBLE');
    await expect(sinCopias.vigia.ensayar()).rejects.toMatchObject({ codigo: 'CONFLICTO' });
  });

  it('junta lo que sabe de cada parte, y con qué correo se prueba', async () => {
    const { vigia } = armar({ ultimo: ULTIMO, fallo: null });
    const { revisado_en, partes } = await vigia.mirar();
    expect(revisado_en).toBe('2026-11-24T12:00:00.000Z');
    expect(partes.map(({ parte, nivel }) => [parte, nivel])).toEqual([
      ['RESPALDO', 'MAL'],
      ['RESTAURACION', 'ATENCION'],
      ['BASE', 'BIEN'],
      ['DISCO', 'SIN_DATO'],
      ['CORREO', 'SIN_DATO'],
      ['CERTIFICADO', 'SIN_DATO'],
    ]);
    expect((await vigia.probarCorreo('ana@x.example')).resultado).toBe('ENTREGADO');
    const sinCorreo = armar({ ultimo: ULTIMO, fallo: null }, { enviaCorreo: false }).vigia;
    expect((await sinCorreo.mirar()).partes[4]?.nivel).toBe('ATENCION');
    expect((await sinCorreo.probarCorreo('ana@x.example')).resultado).toBe('SIN_SERVIDOR');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { confirmarRestablecimiento } from '@/application/sesion/confirmar-restablecimiento';
import type { CuentaDeIntentos } from '@/application/sesion/freno-intentos.port';
import { pedirRestablecimiento } from '@/application/sesion/pedir-restablecimiento';
import { cerrarSesiones } from '@/application/sesion/servicios-cuenta';
import { usarRestablecimiento } from '@/application/sesion/usar-restablecimiento';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import { MENSAJE_CONTRASENA_FACIL } from '@/application/shared/exigir-contrasena-dificil';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

const TOKEN = 'x'.repeat(43);
const VENCIDO = 'El enlace ya se usó o venció: pida uno nuevo desde la página de ingreso';

const preparar = ({
  email = 'ana@fundacion.example' as string | null,
  frenado = false,
  envia = true,
} = {}) => {
  const contadas: CuentaDeIntentos[][] = [];
  const olvidadas: string[] = [];
  const mensajes: MensajeCorreo[] = [];
  const abrir = vi.fn(async () => email);
  const guardadas: unknown[][] = [];
  const deps = {
    restablecimientos: {
      abrir,
      usar: async (huella: string, calcular: (email: string) => Promise<string>, origen: string | null) => {
        if (email) guardadas.push([huella, await calcular(email), origen]);
        return email;
      },
    },
    freno: {
      contar: async (cuentas: readonly CuentaDeIntentos[]) => {
        contadas.push([...cuentas]);
        if (frenado) throw new ErrorAplicacion('DEMASIADOS_INTENTOS', 'Espere');
        return async () => undefined;
      },
      olvidar: async (clave: string) => void olvidadas.push(clave),
      conoce: async () => false,
      reconocer: async () => undefined,
    },
    tokens: { nuevo: () => TOKEN, huella: (token: string) => `huella:${token}` },
    correos: { agregar: (m: MensajeCorreo) => void mensajes.push(m), terminar: async () => undefined },
    contrasenas: { calcular: async (clave: string) => `hash:${clave}`, coincide: async () => true },
    comunes: {
      esComun: async (clave: string) => clave === 'password1',
      nombreFundacion: async () => 'Casa Luz Nueva',
    },
    urlSitio: 'https://fundacion.example',
    envia,
  };
  return {
    ...{ contadas, olvidadas, mensajes, abrir, guardadas },
    pedir: pedirRestablecimiento(deps),
    usar: usarRestablecimiento(deps),
  };
};

describe('pedir un enlace para elegir otra contraseña', () => {
  it('cuenta el pedido y envía el enlace a la dirección guardada', async () => {
    const { pedir, contadas, abrir, mensajes } = preparar();
    await pedir({ email: ' Ana@Fundacion.example ' }, '10.0.0.1');
    expect(contadas).toEqual([
      [
        { clave: 'restablecer:10.0.0.1', maximo: 20 },
        { clave: 'restablecer-correo:ana@fundacion.example', maximo: 5 },
      ],
    ]);
    expect(abrir).toHaveBeenCalledWith('ana@fundacion.example', `huella:${TOKEN}`);
    expect(mensajes).toEqual([
      {
        para: 'ana@fundacion.example',
        asunto: 'Restablezca su contraseña',
        texto: [
          'Cordial saludo:',
          '',
          'Alguien pidió cambiar la contraseña de su cuenta en el panel de la fundación. Si fue usted, abra este enlace:',
          '',
          `https://fundacion.example/restablecer#token=${TOKEN}`,
          '',
          'Sirve una sola vez, durante 30 minutos. Al usarlo se cierran todas sus sesiones abiertas.',
          '',
          'Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
          '',
        ].join('\n'),
      },
    ]);
  });

  it.each([true, false])('dice si los mensajes salen (%s), sea de quien sea el correo', async (envia) => {
    for (const email of ['ana@fundacion.example', null])
      expect(await preparar({ email, envia }).pedir({ email: 'ana@correo.co' }, 'x')).toEqual({
        enviaCorreo: envia,
      });
  });

  it('de un correo que nadie tiene hace lo mismo y no envía nada', async () => {
    const { pedir, abrir, contadas, mensajes } = preparar({ email: null });
    await pedir({ email: 'nadie@correo.co' }, '10.0.0.1');
    expect(contadas).toHaveLength(1);
    expect(abrir).toHaveBeenCalledTimes(1);
    expect(mensajes).toEqual([]);
  });

  it('frenado no abre ningún enlace', async () => {
    const { pedir, abrir } = preparar({ frenado: true });
    await expect(pedir({ email: 'ana@correo.co' }, 'x')).rejects.toMatchObject({
      codigo: 'DEMASIADOS_INTENTOS',
    });
    expect(abrir).not.toHaveBeenCalled();
  });

  it('sin correo no cuenta', async () => {
    const { pedir, contadas } = preparar();
    await expect(pedir({ email: '' }, 'x')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(contadas).toEqual([]);
  });
});

describe('usar el enlace', () => {
  const ENTRADA = { token: TOKEN, password: 'una nueva y larga' };

  it('guarda la contraseña y olvida los intentos de antes', async () => {
    const { usar, contadas, guardadas, olvidadas } = preparar();
    await usar(ENTRADA, '10.0.0.1');
    expect(contadas).toEqual([[{ clave: 'confirmar:10.0.0.1', maximo: 20 }]]);
    expect(guardadas).toEqual([[`huella:${TOKEN}`, 'hash:una nueva y larga', '10.0.0.1']]);
    expect(olvidadas).toEqual(['cuenta:ana@fundacion.example', 'acceso:ana@fundacion.example|10.0.0.1']);
  });

  it('vencido no olvida nada y lo dice', async () => {
    const { usar, olvidadas } = preparar({ email: null });
    await expect(usar(ENTRADA, 'x')).rejects.toMatchObject({
      codigo: 'VALIDACION',
      message: VENCIDO,
      campos: { token: VENCIDO },
    });
    expect(olvidadas).toEqual([]);
  });

  it.each(['password1', 'fundacion.2026', 'ana-2026!'])(
    '%s es de las primeras que se prueban',
    async (password) => {
      const { usar, guardadas, olvidadas } = preparar();
      await expect(usar({ token: TOKEN, password }, 'x')).rejects.toMatchObject({
        codigo: 'VALIDACION',
        campos: { password: MENSAJE_CONTRASENA_FACIL },
      });
      expect([...guardadas, ...olvidadas]).toEqual([]);
    },
  );

  it('frenado no llega al enlace', async () => {
    const { usar, guardadas } = preparar({ frenado: true });
    await expect(usar(ENTRADA, 'x')).rejects.toMatchObject({ codigo: 'DEMASIADOS_INTENTOS' });
    expect(guardadas).toEqual([]);
  });

  it.each([
    [{ ...ENTRADA, token: 'corto' }, { token: VENCIDO }],
    [{ ...ENTRADA, token: `${TOKEN}x` }, { token: VENCIDO }],
    [{ ...ENTRADA, token: `${'x'.repeat(42)}!` }, { token: VENCIDO }],
    [{ token: TOKEN, password: 'corta' }, { password: 'La contraseña debe tener al menos 8 caracteres' }],
  ])('%j no se intenta', async (entrada, campos) => {
    const { usar, contadas } = preparar();
    await expect(usar(entrada, 'x')).rejects.toMatchObject({ codigo: 'VALIDACION', campos });
    expect(contadas).toEqual([]);
  });
});

describe('desde el navegador', () => {
  it('confirma lo que se puede confirmar', async () => {
    const confirmar = vi.fn(async () => undefined);
    const usar = confirmarRestablecimiento({ contrasenas: { confirmar } });
    await usar({ token: TOKEN, password: 'una nueva y larga' });
    expect(confirmar).toHaveBeenCalledWith({ token: TOKEN, password: 'una nueva y larga' });
    await expect(usar({ token: '', password: 'x' })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(confirmar).toHaveBeenCalledTimes(1);
  });

  it('cierra las otras sesiones con la contraseña', async () => {
    const cerrar = vi.fn(async () => 3);
    const cerrarlas = cerrarSesiones({ misSesiones: { cerrar } });
    expect(await cerrarlas({ password: 'la mía' })).toBe(3);
    expect(cerrar).toHaveBeenCalledWith({ password: 'la mía' });
    await expect(cerrarlas({ password: '' })).rejects.toMatchObject({
      campos: { password: 'Este campo es obligatorio' },
    });
    await expect(cerrarlas({ password: 'x'.repeat(129) })).rejects.toMatchObject({
      campos: { password: 'Revise la contraseña' },
    });
    expect(await cerrarlas({ password: 'x'.repeat(128), id: 4 })).toBe(3);
  });
});

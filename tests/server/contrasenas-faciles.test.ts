import { llamar } from '@tests/server/apoyo/llamar';
import { usarServidorConCorreo } from '@tests/server/apoyo/servidor-con-correo';
import { CONSULTA } from '@tests/server/apoyo/servidor-de-prueba';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { MENSAJE_CONTRASENA_FACIL } from '@/application/shared/exigir-contrasena-dificil';
import { argon2HashContrasena } from '@/infrastructure/crypto/argon2-hash-contrasena';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';

const comunes = contrasenasComunesListadas(async () => 'Fundación');
const abierto = usarServidorConCorreo();

describe('contraseñas fáciles', () => {
  it('la lista tiene más de 3.000 que cumplen la longitud, sin mirar mayúsculas', async () => {
    const largas = dictionary['passwords-common'].filter((clave) => clave.length >= 8);
    expect(largas.length).toBeGreaterThan(3_000);
    for (const clave of largas.slice(0, 3_000)) expect(await comunes.esComun(clave)).toBe(true);
    expect(await comunes.esComun('PASSWORD1')).toBe(true);
    expect(await comunes.esComun('un perro verde come mango')).toBe(false);
  });

  it.each(['password1', 'Fundacion-2026', 'nueva.persona1'])(
    '%s no sirve al crear un usuario',
    async (facil) => {
      const email = 'nueva.persona@x.example';
      const alta = await llamar(abierto.servidor, 'POST /dashboard-api/usuarios', {
        token: abierto.servidor.tokenAdmin,
        cuerpo: { email, password: facil, rol: 'CONSULTA' },
      });
      expect([alta.estado, alta.cuerpo.error?.campos]).toEqual([400, { password: MENSAJE_CONTRASENA_FACIL }]);
    },
  );

  it('tampoco al cambiarla ni al restablecerla, y el enlace no se gasta', async () => {
    const cambio = await llamar(abierto.servidor, 'PUT /auth-api/auth/password', {
      token: abierto.servidor.tokenConsulta,
      cuerpo: { actual: CONSULTA.password, nueva: 'consulta-2026' },
    });
    expect([cambio.estado, cambio.cuerpo.error?.campos]).toEqual([400, { nueva: MENSAJE_CONTRASENA_FACIL }]);
    await llamar(abierto.servidor, 'POST /auth-api/auth/reset-password', {
      cuerpo: { email: CONSULTA.email },
    });
    const token = /#token=([\w-]+)/.exec(abierto.correos[0]?.texto ?? '')?.[1];
    const confirmar = (password: string) =>
      llamar(abierto.servidor, 'POST /auth-api/auth/reset-password/confirm', { cuerpo: { token, password } });
    const facil = await confirmar('password1');
    expect([facil.estado, facil.cuerpo.error?.campos]).toEqual([400, { password: MENSAJE_CONTRASENA_FACIL }]);
    expect((await confirmar('un perro verde come mango')).estado).toBe(204);
  });

  it('cualquier composición sirve, hasta 128 caracteres, y se compara tal como se escribió', async () => {
    const hash = argon2HashContrasena();
    for (const clave of [
      ' espacios  ',
      '四つの言葉を並べる',
      '😀😀😀😀😀😀😀😀',
      `${'largo '.repeat(20)}fin!`,
    ]) {
      const { estado } = await llamar(abierto.servidor, 'POST /dashboard-api/usuarios', {
        token: abierto.servidor.tokenAdmin,
        cuerpo: { email: `p${clave.length}@x.example`, password: clave, rol: 'CONSULTA' },
      });
      expect(estado, clave).toBe(201);
      const guardada = await hash.calcular(clave);
      expect(await hash.coincide(clave, guardada)).toBe(true);
      expect(await hash.coincide(clave.slice(0, -1), guardada)).toBe(false);
      expect(await hash.coincide(` ${clave}`, guardada)).toBe(false);
    }
    const guardada = await hash.calcular('Mayúsculas');
    expect(await hash.coincide('mayúsculas', guardada)).toBe(false);
  });

  it('argon2id con al menos 19 MiB y dos pasadas, y a lo sumo dos cálculos a la vez', async () => {
    const hash = argon2HashContrasena();
    const [, , , costo] = (await hash.calcular('una clave larga')).split('$');
    expect(costo).toBe('m=19456,t=2,p=1');
    expect((await hash.calcular('una clave larga')).startsWith('$argon2id$v=19$')).toBe(true);
  });
});

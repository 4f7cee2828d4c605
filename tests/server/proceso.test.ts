import { llamar } from '@tests/server/apoyo/llamar';
import { carpetaTemporal, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const CLAVE = 'clave-del-proceso';
const carpeta = carpetaTemporal();
const abiertos: Proceso[] = [];
let construido = '';

beforeAll(async () => {
  construido = await servidorConstruido();
}, 240_000);
afterEach(async () => {
  await Promise.all(abiertos.splice(0).map((proceso) => proceso.terminar('SIGKILL')));
});
afterAll(carpeta.borrar);

const iniciar = (entorno: Record<string, string> = {}): Proceso => {
  const proceso = new Proceso({ DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: CLAVE, ...entorno }, construido);
  abiertos.push(proceso);
  return proceso;
};
const entrar = async (url: string): Promise<string> => {
  const { cuerpo } = await llamar({ url }, 'POST /auth-api/auth/login', {
    cuerpo: { email: 'admin@fundacion.example', password: CLAVE },
  });
  return (cuerpo.data as { token: string }).token;
};

describe('proceso del servidor', { timeout: 240_000 }, () => {
  it('la primera vez crea el administrador y dice la contraseña una vez; la segunda no', async () => {
    const otra = carpetaTemporal();
    const primera = iniciar({ DATA_DIR: otra.ruta, ADMIN_PASSWORD: '', LOG_LEVEL: 'trace' });
    const url = await primera.listo();
    expect(primera.salida).toContain('O entre como admin@fundacion.example');
    expect(primera.salida).toContain('Si el proceso se detiene de golpe no se pierde nada de lo confirmado');
    const contrasena = /Contraseña: (\S+)/.exec(primera.salida)?.[1] ?? '';
    const { estado, cuerpo } = await llamar({ url }, 'POST /auth-api/auth/login', {
      cuerpo: { email: 'admin@fundacion.example', password: contrasena },
    });
    expect(estado).toBe(200);
    expect(cuerpo.data).toMatchObject({ user: { contrasena_provisional: true } });
    expect(primera.salida.split(contrasena)).toHaveLength(2);
    // Somebody came in with the password: the link is worth nothing any more.
    const token = /\/restablecer#inicial=(\S{43})$/m.exec(primera.salida)?.[1];
    const conEnlace = await llamar({ url }, 'POST /auth-api/auth/primer-administrador', {
      cuerpo: { token, email: 'ines@nuevaaurora.org', password: 'una clave propia y larga' },
    });
    expect(conEnlace.estado).toBe(400);
    expect(await primera.terminar('SIGTERM')).toBe(0);
    const segunda = iniciar({ DATA_DIR: otra.ruta, ADMIN_PASSWORD: '' });
    await segunda.listo();
    expect(segunda.salida).not.toContain('Contraseña:');
    expect(segunda.salida).not.toContain('#inicial=');
    await segunda.terminar();
    otra.borrar();
  });

  it('kill -9 en medio de las escrituras no pierde ni duplica nada de lo confirmado', async () => {
    const confirmados: string[] = [];
    for (let ronda = 0; ronda < 3; ronda++) {
      const proceso = iniciar();
      const url = await proceso.listo();
      const token = await entrar(url);
      const escribir = async (n: number): Promise<void> => {
        for (let i = 0; ; i++) {
          const nombre = `Sede ${ronda}-${n}-${i}`;
          const respuesta = await llamar({ url }, 'POST /dashboard-api/sedes', {
            token,
            cuerpo: { nombre, direccion: 'Calle 1' },
          }).catch(() => null);
          if (respuesta?.estado !== 201) return;
          confirmados.push(nombre);
        }
      };
      const escritores = [1, 2, 3].map(escribir);
      const meta = confirmados.length + 10 + ronda * 7;
      await expect.poll(() => confirmados.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(meta);
      await proceso.terminar('SIGKILL');
      await Promise.all(escritores);
    }
    const proceso = iniciar();
    const url = await proceso.listo();
    const { cuerpo } = await llamar({ url }, 'GET /dashboard-api/sedes', { token: await entrar(url) });
    const guardados = (cuerpo.data as { nombre: string }[]).map(({ nombre }) => nombre);
    expect(confirmados.filter((nombre) => !guardados.includes(nombre))).toEqual([]);
    expect(new Set(guardados).size).toBe(guardados.length);
  });

  it('un segundo proceso sobre la misma carpeta termina con un mensaje claro y no toca nada', async () => {
    const primero = iniciar();
    const url = await primero.listo();
    const segundo = iniciar();
    expect(await segundo.fin).toBe(1);
    expect(segundo.errores).toMatch(
      /^La carpeta de datos .* ya está en uso por otro proceso \(\d+ en \S+\)\./,
    );
    expect((await llamar({ url }, 'GET /dashboard-api/health')).estado).toBe(200);
  });

  it('de varios que arrancan a la vez, uno solo se queda con la carpeta', async () => {
    const nueva = carpetaTemporal();
    const procesos = Array.from({ length: 3 }, () => iniciar({ DATA_DIR: nueva.ruta }));
    const resultados = await Promise.all(
      procesos.map((proceso) =>
        proceso.listo().then(
          () => 'listo',
          () => 'rechazado',
        ),
      ),
    );
    expect(resultados.sort()).toEqual(['listo', 'rechazado', 'rechazado']);
    await Promise.all(procesos.map((proceso) => proceso.terminar('SIGKILL')));
    nueva.borrar();
  });

  it('un puerto ocupado y una variable inválida se explican en español', async () => {
    const primero = iniciar();
    const { port } = new URL(await primero.listo());
    const nueva = carpetaTemporal();
    const segundo = iniciar({ DATA_DIR: nueva.ruta, PORT: port });
    expect(await segundo.fin).toBe(1);
    expect(segundo.errores).toContain(`El puerto ${port} ya está en uso.`);
    const tercero = iniciar({ PORT: 'abc' });
    expect(await tercero.fin).toBe(1);
    expect(tercero.errores).toBe('PORT debe ser un puerto entre 0 y 65535, por ejemplo 3000\n');
    nueva.borrar();
  });

  it('SIGTERM cierra la base y sale con 0 aunque nadie lea ya lo que dice', async () => {
    const otra = carpetaTemporal();
    const proceso = iniciar({ DATA_DIR: otra.ruta });
    await proceso.listo();
    proceso.dejarDeLeer();
    expect(await proceso.terminar('SIGTERM')).toBe(0);
    expect(proceso.errores).not.toContain('EPIPE');
    otra.borrar();
  });

  it('SIGTERM termina lo aceptado, cierra la base y sale con 0', async () => {
    const proceso = iniciar();
    const url = await proceso.listo();
    const token = await entrar(url);
    const enCurso = Array.from({ length: 8 }, (_, n) =>
      llamar({ url }, 'POST /dashboard-api/sedes', {
        token,
        cuerpo: { nombre: `Al cierre ${n} ${Date.now()}`, direccion: 'Calle 1' },
      }),
    );
    await Promise.race(enCurso);
    proceso.senal('SIGTERM');
    const estados = (await Promise.all(enCurso)).map(({ estado }) => estado);
    expect(estados).toEqual(Array(8).fill(201));
    expect(await proceso.fin).toBe(0);
    expect(proceso.errores).toBe('');
  });
});

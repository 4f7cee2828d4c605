import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import type { Identificado } from '@/server/http/identificar';
import { leerYConfirmar, seAdelanta, soloLectura } from '@/server/http/lecturas-adelantadas';
import { ok } from '@/server/http/manejador';

const RUTAS = POLITICA_API.filter(
  ({ servicio, metodo, ruta }) => servicio === 'dashboard' && seAdelanta(`${metodo} ${ruta}`),
).map(({ ruta }) => ruta);

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db });
  await fabricarParticipante(servidor, { alergias: 'Reservado: penicilina' });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const pedir = (token: string, ruta: string) => llamar(servidor, `GET /dashboard-api${ruta}`, { token });
const deAdministracion = async (): Promise<string> => {
  await base.db.execute(
    sql`update usuarios set rol = 'ADMINISTRADOR', estado = 'ACTIVO' where email = ${CONSULTA.email}`,
  );
  return (await servidor.servicios.autenticar(CONSULTA, 'prueba')).token;
};
/** As another process would, without this one being told. */
const cambiar = (cambio: string) =>
  base.db.execute(sql`update usuarios set ${sql.raw(cambio)} where email = ${CONSULTA.email}`);

describe('lecturas que se adelantan a su sesión', () => {
  it('son cinco listas', () => {
    expect(RUTAS).toHaveLength(5);
  });

  it.each(RUTAS)(
    '%s: la sesión que otro proceso cerró no recibe nada en la solicitud siguiente',
    async (ruta) => {
      const token = await deAdministracion();
      expect((await pedir(token, ruta)).estado).toBe(200);
      expect((await pedir(token, ruta)).estado).toBe(200);
      await base.db.execute(
        sql`update sesiones set revocada_en = now() where huella = ${servidor.servicios.huellaDeToken(token)}`,
      );
      for (let vez = 0; vez < 2; vez += 1) {
        const { estado, cuerpo } = await pedir(token, ruta);
        expect(estado).toBe(401);
        expect(Object.keys(cuerpo)).toEqual(['error', 'message']);
      }
    },
  );

  it('quien otro proceso dejó en CONSULTA ya no lee lo reservado ni lo que no le toca', async () => {
    const token = await deAdministracion();
    for (let vez = 0; vez < 2; vez += 1) {
      expect((await pedir(token, '/participantes?limite=10')).texto).toContain('penicilina');
      expect((await pedir(token, '/usuarios')).estado).toBe(200);
    }
    await cambiar("rol = 'CONSULTA'");
    const lista = await pedir(token, '/participantes?limite=10');
    expect(lista.estado).toBe(200);
    expect(lista.texto).not.toContain('penicilina');
    const negada = await pedir(token, '/usuarios');
    expect([negada.estado, negada.texto.includes(CONSULTA.email)]).toEqual([403, false]);
  });

  it('quien otro proceso desactivó recibe 401, también si lo que pide está mal escrito', async () => {
    const token = await deAdministracion();
    expect((await pedir(token, '/participantes')).estado).toBe(200);
    expect((await pedir(token, '/participantes?orden=x')).estado).toBe(400);
    await cambiar("estado = 'INACTIVO'");
    expect((await pedir(token, '/participantes?orden=x')).estado).toBe(401);
  });
});

describe('leer y confirmar', () => {
  const persona = (rol: 'ADMINISTRADOR' | 'CONSULTA'): Identificado => ({
    actor: { id: 1, email: 'ana@x.example', rol, origen: null },
    huella: 'h',
    provisional: false,
  });
  const leer = vi.fn(async ({ actor }: Identificado) => ok(actor?.rol));

  it('si es quien se suponía, lee una vez', async () => {
    const respuesta = await leerYConfirmar(persona('CONSULTA'), async () => persona('CONSULTA'), leer);
    expect(respuesta.cuerpo).toBe('CONSULTA');
    expect(leer).toHaveBeenCalledTimes(1);
  });

  it('si ya no lo es, la respuesta es para quien es', async () => {
    const respuesta = await leerYConfirmar(persona('ADMINISTRADOR'), async () => persona('CONSULTA'), leer);
    expect(respuesta.cuerpo).toBe('CONSULTA');
  });

  it('sin sesión no hay respuesta, ni se espera por una lectura que no vuelve', async () => {
    const rechazo = new ErrorAplicacion('NO_AUTENTICADO', 'no');
    const confirmar = () => Promise.reject(rechazo);
    const nunca = () => new Promise<never>(() => {});
    await expect(leerYConfirmar(persona('CONSULTA'), confirmar, nunca)).rejects.toBe(rechazo);
    const falla = () => Promise.reject(new Error('lectura'));
    await expect(leerYConfirmar(persona('CONSULTA'), confirmar, falla)).rejects.toBe(rechazo);
  });

  it('la que se adelanta no puede escribir', async () => {
    const servicios = soloLectura({ unidadDeTrabajo: {} } as ServiciosServidor);
    const [actor] = [persona('CONSULTA').actor as NonNullable<Identificado['actor']>];
    await expect(servicios.unidadDeTrabajo.escribir(actor, async () => 1)).rejects.toThrow('no escribe');
    await expect(servicios.unidadDeTrabajo.escribirUna(actor, async () => 1)).rejects.toThrow('no escribe');
  });
});

import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';

const AHORA = new Date('2026-11-24T12:00:00Z');
const ULTIMO = { en: '2026-11-23T07:30:00.000Z', ruta: '/copias/una.tar.gz', bytes: 1_000, cifrado: true };
const FALLO = { en: '2026-11-24T07:30:00.000Z', motivo: 'No hay espacio en el disco.' };

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
const enviados: MensajeCorreo[] = [];

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({
    db: base.db,
    reloj: { ahora: () => AHORA },
    salida: {
      correos: { agregar: () => {}, terminar: async () => {} },
      correo: { enviar: async (mensaje) => void enviados.push(mensaje) },
      envia: true,
      urlSitio: 'http://sitio.example',
    },
  });
  for (const [email, estado] of [
    ['otra@fundacion.example', 'ACTIVO'],
    ['retirada@fundacion.example', 'INACTIVO'],
  ] as const)
    await base.ejecutarGuion(`insert into usuarios (email, contrasena, rol, estado, creado_en, actualizado_en)
      values ('${email}', 'x', 'ADMINISTRADOR', '${estado}', now(), now())`);
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});
beforeEach(() => void enviados.splice(0));

const mirar = async () => {
  const { estado, cuerpo } = await llamar(servidor, 'GET /dashboard-api/sistema', {
    token: servidor.tokenAdmin,
  });
  expect(estado).toBe(200);
  return new Map((cuerpo as unknown as EstadoDelSistema).partes.map((parte) => [parte.parte, parte]));
};

describe('el sistema, visto por quien administra', () => {
  it('una copia que falló se escribe una vez a cada administrador activo, y a nadie más; otra falla, otra vez', async () => {
    const libreta = libretaDelSistemaEnDisco(servidor.carpeta);
    libreta.anotarRespaldo({ ultimo: ULTIMO, fallo: FALLO });
    await servidor.servicios.sistema.avisar();
    await servidor.servicios.sistema.avisar();
    expect(enviados.map(({ para }) => para).sort()).toEqual([ADMIN.email, 'otra@fundacion.example']);
    expect(enviados[0]).toMatchObject({ asunto: 'La copia de seguridad falló' });
    expect(enviados[0]?.texto).toContain(FALLO.motivo);
    libreta.anotarRespaldo({ ultimo: ULTIMO, fallo: { ...FALLO, en: '2026-11-25T07:30:00.000Z' } });
    await servidor.servicios.sistema.avisar();
    expect(enviados).toHaveLength(4);
  });

  it('dice con palabras lo que se anotó de la copia y del correo, y qué hacer', async () => {
    const libreta = libretaDelSistemaEnDisco(servidor.carpeta);
    libreta.anotarRespaldo({ ultimo: ULTIMO, fallo: FALLO });
    libreta.anotarEnvio({ en: FALLO.en, falla: '535 Authentication failed' });
    const partes = await mirar();
    expect(partes.get('RESPALDO')).toMatchObject({ nivel: 'MAL', resumen: 'La última copia falló' });
    expect(partes.get('RESPALDO')?.detalles).toContain(FALLO.motivo);
    expect(partes.get('CORREO')).toMatchObject({ nivel: 'MAL', resumen: 'El último mensaje no salió' });
    expect(partes.get('CORREO')?.detalles).toContain('535 Authentication failed');
    expect(partes.get('CERTIFICADO')).toMatchObject({ nivel: 'MAL' });
    libreta.anotarRespaldo({ ultimo: { ...ULTIMO, en: '2026-11-24T07:30:00.000Z' }, fallo: null });
    libreta.anotarEnvio({ en: FALLO.en, falla: null });
    const despues = await mirar();
    expect(despues.get('RESPALDO')).toMatchObject({ nivel: 'BIEN', resumen: 'Hecha hace 4 h' });
    expect(despues.get('CORREO')).toMatchObject({ nivel: 'BIEN' });
  });
});

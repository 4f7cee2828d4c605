import { subir } from '@tests/server/apoyo/archivos';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { z } from '@/domain/shared/zod';
import { ESQUEMAS_DE_RUTA } from '@/server/openapi/esquemas-de-ruta';

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConDatos();
  await llamar(servidor, 'POST /dashboard-api/mensualidades/1/abonos', {
    token: servidor.tokenAdmin,
    cuerpo: CUERPOS['POST /dashboard-api/mensualidades/1/abonos'],
  });
  await llamar(servidor, 'POST /dashboard-api/formatos', {
    token: servidor.tokenAdmin,
    cuerpo: CUERPOS['POST /dashboard-api/formatos'],
  });
  await subir(servidor, 'acta.pdf');
});
afterAll(() => servidor.cerrar());

const PREFIJO = { auth: '/auth-api', dashboard: '/dashboard-api' };
const CONSULTAS: Readonly<Record<string, string>> = {
  '/actividad': '?pagina=1',
  '/auth/permission': '?role=CONSULTA',
  '/storage/download-url': '?path=formatos/acta.pdf',
  '/recaudo': '?desde=2026-11-01&hasta=2026-11-30',
};

interface EsquemaJson {
  properties?: Record<string, EsquemaJson>;
  items?: EsquemaJson;
  additionalProperties?: unknown;
  anyOf?: EsquemaJson[];
}

/** Every path of the answer that its description does not name. */
const sobrantes = (valor: unknown, esquema: EsquemaJson | undefined, ruta: string): string[] => {
  if (Array.isArray(valor)) return valor.flatMap((v) => sobrantes(v, esquema?.items, `${ruta}[]`));
  if (typeof valor !== 'object' || valor === null || !esquema) return [];
  const objeto = esquema.anyOf?.find(({ properties }) => properties) ?? esquema;
  const { properties } = objeto;
  if (!properties) return [];
  return Object.entries(valor).flatMap(([campo, dato]) =>
    campo in properties ? sobrantes(dato, properties[campo], `${ruta}.${campo}`) : [`${ruta}.${campo}`],
  );
};

const lecturas = POLITICA_API.filter(
  ({ metodo, ruta }) => metodo === 'GET' && ESQUEMAS_DE_RUTA[`GET ${ruta}`]?.respuesta,
);

describe('campos de las respuestas', () => {
  it.each(lecturas)('GET $ruta responde solo lo que su descripción nombra', async ({ servicio, ruta }) => {
    const { respuesta, lista } = ESQUEMAS_DE_RUTA[`GET ${ruta}`] ?? {};
    const direccion = `GET ${PREFIJO[servicio]}${ruta.replace(/\{\w+\}/g, '1')}${CONSULTAS[ruta] ?? ''}`;
    const { estado, cuerpo, texto } = await llamar(servidor, direccion, { token: servidor.tokenAdmin });
    expect(estado, texto).toBe(200);
    const filas = lista === 'data' ? cuerpo.data : cuerpo;
    if (lista) expect((filas as unknown[]).length, 'hay filas que mirar').toBeGreaterThan(0);
    const esquema = z.toJSONSchema(respuesta as never, {
      io: 'output',
      unrepresentable: 'any',
    }) as EsquemaJson;
    expect(sobrantes(filas, lista ? { items: esquema } : esquema, ruta)).toEqual([]);
    expect(texto).not.toMatch(/"(?:contrasena|password|hash|huella|token|cadena)"\s*:/);
  });

  it('crear y cambiar un usuario nunca devuelven su contraseña ni lo que se guarda de ella', async () => {
    const cuerpo = { email: 'otra@x.example', password: 'una clave larga', rol: 'CONSULTA' };
    const token = servidor.tokenAdmin;
    const alta = await llamar(servidor, 'POST /dashboard-api/usuarios', { token, cuerpo });
    const cambio = await llamar(servidor, `PUT /dashboard-api/usuarios/${alta.cuerpo.id}`, {
      token,
      cuerpo: { displayName: 'Otra' },
    });
    for (const { estado, texto } of [alta, cambio]) {
      expect(estado).toBeLessThan(300);
      expect(texto).not.toMatch(/una clave larga|argon2|contrasena|password/);
    }
  });
});

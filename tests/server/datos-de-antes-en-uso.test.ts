import { volverAlEsquema } from '@tests/server/apoyo/base-anterior';
import { plantarDatosDeAntes } from '@tests/server/apoyo/datos-de-antes';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Revision } from '@/domain/revision/hallazgo';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';

describe.each(MOTORES)('los datos de la versión anterior, en uso, sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrir();
    await volverAlEsquema(base, '0012_orden_y_comienzo.sql');
    await plantarDatosDeAntes(base);
    await migrar(base);
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const admin = (linea: string, cuerpo?: unknown) =>
    llamar(servidor, linea.replace(' /', ' /dashboard-api/'), { token: servidor.tokenAdmin, cuerpo });

  it('la lista dice quiénes coinciden, qué valores son muy pequeños y qué no se entiende', async () => {
    const { estado, cuerpo } = await admin('GET /revision');
    expect(estado).toBe(200);
    const { hallazgos, pendientes } = cuerpo as unknown as Revision;
    const dichos = hallazgos.map(({ motivo, registros }) => [
      motivo,
      ...registros.map((r) => `${r.entidad} ${r.id}: ${r.detalle.replace(/\u00a0/g, ' ')}`),
    ]);
    expect(dichos).toEqual([
      [
        'DOCUMENTO_REPETIDO',
        'acudiente 1: CC 43.000.111 · 300 111 2233 · Acudiente · Activo',
        'acudiente 2: CC 43.000.111 · 604 444 1234 · Acudiente · Activo',
      ],
      [
        'DOCUMENTO_REPETIDO',
        'participante 1: CC 1.020.304.050 · 300 123 4567 · Preingreso',
        'participante 2: CC 1.020.304.050 · 300 123 4567 · Preingreso',
        'participante 3: CC 1.020.304.050 · 604 444 1234 · Preingreso',
      ],
      [
        'DOCUMENTO_REPETIDO',
        'participante 4: CC 52.000.111 · 300 765 4321 · Preingreso',
        'participante 5: CC 52.000.111 · 300 765 4321 · Preingreso',
        'participante 6: TI 52.000.111 · 300 765 4399 · Preingreso',
      ],
      [
        'DOCUMENTO_REPETIDO',
        'participante 14: 80.111.222 · 300 111 2266 · Preingreso',
        'participante 15: 80.111.222 · 300 111 2277 · Preingreso',
      ],
      [
        'DOCUMENTO_CON_OTRO_NOMBRE',
        'acudiente 2: CC 43.000.111 · 604 444 1234 · Acudiente · Activo',
        'acudiente 3: CC 43.000.111 · el de la tienda · Acudiente · Activo',
      ],
      [
        'NOMBRE_REPETIDO',
        'participante 9: CC no sabe · 300 999 8877 · Preingreso',
        'participante 10: Sin documento · 300 999 8877 · Preingreso',
      ],
      ['VALOR_PEQUENO', 'configuracion 1: Valor de la mensualidad: $ 850'],
      ['VALOR_PEQUENO', 'participante 12: Valor de la mensualidad: $ 750'],
      ['VALOR_PEQUENO', 'mensualidad 1: Mensualidad de septiembre de 2026: $ 850'],
      ['VALOR_PEQUENO', 'mensualidad 2: Mensualidad de octubre de 2026: abono de $ 300, recibo 1'],
      ['VALOR_PEQUENO', 'mensualidad 3: Mensualidad de noviembre de 2026: descuento de $ 50'],
      [
        'DOCUMENTO_DUDOSO',
        'participante 16: PA «Ñandú1». Escriba el número del documento, por ejemplo 1.020.304.050',
      ],
      ['DOCUMENTO_DUDOSO', 'participante 11: CE «E334455». Escriba solo las cifras del número'],
      ['DOCUMENTO_DUDOSO', 'participante 8: CC «12.34.5». Revise los puntos: por ejemplo 1.020.304.050'],
      [
        'DOCUMENTO_DUDOSO',
        'participante 9: CC «no sabe». Escriba el número del documento, por ejemplo 1.020.304.050',
      ],
      ['TELEFONO_DUDOSO', 'acudiente 3: «el de la tienda»'],
      ['TELEFONO_DUDOSO', 'sede 2: «por definir»'],
      ['TELEFONO_DUDOSO', 'configuracion 1: «?»'],
      ['TELEFONO_DUDOSO', 'participante 8: «444 12 34»'],
    ]);
    expect(pendientes).toEqual({
      DOCUMENTO_REPETIDO: 10,
      DOCUMENTO_CON_OTRO_NOMBRE: 2,
      NOMBRE_REPETIDO: 2,
      VALOR_PEQUENO: 5,
      DOCUMENTO_DUDOSO: 4,
      TELEFONO_DUDOSO: 4,
    });
  });

  it('el servidor atiende: listas, fichas, búsqueda y tablero', async () => {
    for (const ruta of [
      '/participantes?pagina=1&limite=10&buscar=Luz',
      '/participantes/5',
      '/acudientes',
      '/mensualidades?pagina=1',
      '/dashboard/resumen',
      '/dashboard/stats',
    ]) {
      expect((await admin(`GET ${ruta}`)).estado, ruta).toBe(200);
    }
  });

  it('un formulario que estaba abierto se entera', async () => {
    const { estado, cuerpo } = await admin('PUT /participantes/4', { eps: 'Sura', version: 1 });
    expect([estado, cuerpo.error?.codigo]).toEqual([409, 'VERSION_OBSOLETA']);
  });

  it('nadie puede escribir a un tercero con el mismo documento', async () => {
    const { estado, cuerpo } = await admin('POST /participantes', {
      nombre: 'Ana otra vez',
      telefono: '3001234567',
      tipo_documento: 'CC',
      numero_documento: '52.000.111',
    });
    expect([estado, cuerpo.error?.codigo]).toEqual([409, 'DUPLICADO']);
  });

  it('quien se quedó como estaba se edita: lo demás sí, el documento de otro no, uno propio sí', async () => {
    const { cuerpo: ficha } = await admin('GET /participantes/5');
    const { numero_documento, tipo_documento, telefono } = ficha;
    const entera = { numero_documento, tipo_documento, telefono, eps: 'Sura', version: ficha.version };
    const guardada = await admin('PUT /participantes/5', entera);
    expect(guardada.estado, guardada.texto).toBe(200);
    expect(guardada.cuerpo).toMatchObject({ eps: 'Sura', numero_documento: 'CC 52 000 111' });
    const repetida = await admin('PUT /participantes/5', { numero_documento: '52.000.111' });
    expect([repetida.estado, repetida.cuerpo.error?.codigo]).toEqual([409, 'DUPLICADO']);
    const corregida = await admin('PUT /participantes/5', { numero_documento: '52.000.112' });
    expect(corregida.cuerpo).toMatchObject({ numero_documento: '52000112' });
    const { cuerpo } = await admin('GET /revision');
    expect((cuerpo as unknown as Revision).pendientes.DOCUMENTO_REPETIDO).toBe(9);
  });
});

import { fabricarAcudiente, fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { expect } from 'vitest';

/** What no page of a family may say. */
export const CANARIOS = {
  sustancia: 'CANARIO-sustancia',
  observaciones: 'CANARIO-observaciones',
  documento: '1098765432',
  documentoDeRosa: '43111222',
  apellido: 'Canariosa',
  motivo: 'CANARIO-motivo',
  area: 'Psiquiatría',
} as const;

export const TELEFONO = '6044441234';
export const FUNDACION = 'Casa de Rehabilitación Prueba';

const dia = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10);

/**
 * Rosa pays for Ana, who owes a fee that is overdue and one that is not and has paid one; Luis pays for Beto. Everything
 * that somebody could have written about them is written.
 */
export const casaDeLaFamilia = async (servidor: ServidorDePrueba) => {
  const pedir = async (linea: string, cuerpo?: object) => {
    const [metodo, ruta] = linea.split(' ');
    const respuesta = await llamar(servidor, `${metodo} /dashboard-api${ruta}`, {
      token: servidor.tokenAdmin,
      ...(cuerpo ? { cuerpo } : {}),
    });
    expect(respuesta.estado, `${linea} ${respuesta.texto}`).toBeLessThan(300);
    return respuesta.cuerpo;
  };
  await pedir('PUT /configuracion', {
    nombre: FUNDACION,
    telefono: TELEFONO,
    direccion: 'Calle del tratamiento 1',
    correo: 'terapia@ejemplo.example',
    cuentas: [
      { grupo: 'DESTINOS', area: CANARIOS.area, banco: 'Banco Uno', tipo: 'Ahorros', numero: '111-1' },
      { grupo: 'DESTINOS', area: 'Mensualidades', banco: 'Banco Dos', tipo: 'Ahorros', numero: '222-2' },
    ],
    donaciones: {
      billetera: 'Nequi',
      llave: '300 111 2233',
      banco: 'Banco Tres',
      tipo: 'Ahorros',
      numero: '333-3',
      titular: FUNDACION,
    },
  });
  const persona = async (nombre: string, documento: string) =>
    (
      await fabricarParticipante(servidor, {
        nombre,
        tipo_documento: 'CC',
        numero_documento: documento,
        sustancia_principal: CANARIOS.sustancia,
        observaciones: CANARIOS.observaciones,
        autorizacion_datos: { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' },
      })
    ).id;
  const paga = async (de: number, nombres: string, numero_documento: string) =>
    (
      await fabricarAcudiente(servidor, de, {
        nombres,
        apellidos: CANARIOS.apellido,
        tipo_documento: 'CC',
        numero_documento,
        telefono: '3001234567',
        es_responsable_pago: true,
        autorizado_informacion: true,
      })
    ).id;
  const ana = await persona(`Ana ${CANARIOS.apellido}`, CANARIOS.documento);
  const beto = await persona('Beto Otro', '1098765433');
  const rosa = await paga(ana, 'Rosa', CANARIOS.documentoDeRosa);
  const luis = await paga(beto, 'Luis', '43111223');
  const cobrar = async (de: number, id_acudiente: number, periodo: string, vence: number, valor: number) =>
    (
      await fabricarMensualidad(servidor, de, {
        ...{ id_acudiente, periodo, valor, fecha_vencimiento: dia(vence) },
        observaciones: CANARIOS.observaciones,
      })
    ).id;
  const pagar = async (mensualidad: number, valor: number) => {
    const { abonos } = await pedir(`POST /mensualidades/${mensualidad}/abonos`, {
      ...{ fecha: dia(-1), valor, medio: 'NEQUI', referencia: 'Terapia de noviembre' },
    });
    return (abonos as { id: number; recibo: number }[]).at(-1) ?? { id: 0, recibo: 0 };
  };
  const pagada = await cobrar(ana, rosa, '2026-08', -60, 300_000);
  const reciboDeRosa = await pagar(pagada, 300_000);
  await cobrar(ana, rosa, '2026-09', -30, 850_000);
  await cobrar(ana, rosa, '2026-12', 20, 700_000);
  const anulada = await cobrar(ana, rosa, '2026-07', -90, 123_456);
  const reciboAnulado = await pagar(anulada, 23_456);
  await pedir(`POST /mensualidades/${anulada}/abonos/${reciboAnulado.id}/anular`, {
    motivo: CANARIOS.motivo,
  });
  await pedir(`PUT /mensualidades/${anulada}`, { estado: 'ANULADA', motivo_anulacion: CANARIOS.motivo });
  const deLuis = await cobrar(beto, luis, '2026-09', -30, 990_000);
  const reciboDeLuis = await pagar(deLuis, 10_000);

  const crearEnlace = async (clave = `acudiente-${rosa}`) => {
    const { enlace, direccion } = (await pedir(`POST /pagadores/${clave}/enlaces`)) as unknown as {
      enlace: { id: number };
      direccion: string;
    };
    return { id: enlace.id, ruta: new URL(direccion).pathname, token: direccion.split('/').at(-1) ?? '' };
  };
  return { ana, beto, rosa, luis, reciboDeRosa, reciboDeLuis, reciboAnulado, pedir, crearEnlace };
};

export type CasaDeLaFamilia = Awaited<ReturnType<typeof casaDeLaFamilia>>;

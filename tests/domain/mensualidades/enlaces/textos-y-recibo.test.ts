import { unReciboDePago } from '@tests/builders/un-recibo';
import { describe, expect, it } from 'vitest';
import { reciboDeFamilia } from '@/domain/mensualidades/enlaces/recibo-de-familia';
import { textoDelEnlace, textoDelRecibo } from '@/domain/mensualidades/enlaces/texto-del-enlace';
import { esquemaRecibo } from '@/domain/mensualidades/recibo';

const MENSAJE = {
  fundacion: 'Fundación Prueba',
  pagador: 'Rosa Elena Mora',
  direccion: 'https://fundacion.example/cuenta/abc',
  expira_en: '2026-12-24T15:00:00.000Z',
};

describe('el mensaje con el enlace', () => {
  it('saluda por su nombre y dice hasta cuándo sirve', () => {
    expect(textoDelEnlace(MENSAJE).split('\n')).toEqual([
      'Buen día, Rosa. Fundación Prueba le comparte su cuenta: saldo, recibos y cómo pagar.',
      'https://fundacion.example/cuenta/abc',
      'El enlace es personal: no lo reenvíe. Sirve hasta el jue 24 dic 2026.',
    ]);
  });

  it('tras un pago dice cuál', () => {
    const [primera] = textoDelRecibo(MENSAJE, { numero: 12, valor: 300_000 })
      .replaceAll('\u00a0', ' ')
      .split('\n');
    expect(primera).toBe(
      'Buen día, Rosa. Fundación Prueba recibió su pago de $ 300.000, recibo 12. Puede descargarlo aquí:',
    );
  });
});

const deTodas = () => true;

describe('la copia de un recibo', () => {
  const completo = esquemaRecibo.parse({
    emisor: {
      nombre: 'Fundación Prueba',
      nit: '900.1',
      direccion: 'Calle 1',
      municipio: 'Bello',
      telefono: '6044441234',
      correo: 'terapia@x.example',
    },
    participante: { nombre: 'Ana Peña', documento: '1098765432' },
    pagador: { nombre: 'Rosa Mora', documento: '43111222' },
    concepto: 'MENSUALIDAD',
    periodo: '2026-11',
    fecha: '2026-11-10',
    valor: 300_000,
    medio: 'NEQUI',
    referencia: 'Terapia de noviembre',
    recibo: 12,
    registrado_por: 'ana@fundacion.example',
    excedente: 5,
    saldo_despues: 7,
    expedido_en: '2026-11-10T15:00:00Z',
    reconstruido: false,
    anulado_en: '2026-11-11T15:00:00Z',
    motivo_anulacion: 'Recayó',
  });

  it('conserva número, fecha y valor, y calla lo demás', () => {
    expect(reciboDeFamilia(completo, deTodas)).toEqual({
      ...completo,
      emisor: { ...completo.emisor, direccion: null, municipio: null, correo: null },
      participante: { nombre: 'Ana P.', documento: null },
      pagador: { nombre: 'Rosa M.', documento: null },
      referencia: null,
      registrado_por: null,
      motivo_anulacion: null,
    });
  });

  it('una referencia que no dice nada se queda, y quien paga lo suyo no tiene otro pagador', () => {
    const copia = reciboDeFamilia({ ...completo, referencia: 'M-1', pagador: null }, deTodas);
    expect([copia.referencia, copia.pagador]).toEqual(['M-1', null]);
  });

  it('dos hermanos de la misma letra no se leen igual; de quien no se le puede informar no depende nada', () => {
    const pago = unReciboDePago();
    const [una, otra] = pago.partes;
    if (!una || !otra) throw new Error('Faltan partes');
    const de = (parte: typeof una, nombre: string) => ({
      ...parte,
      participante: { nombre, documento: null },
    });
    const partes = [de(una, 'Juan Camilo Ñáñez Muñoz'), de(otra, 'Juan David Ñáñez Muñoz')];
    const nombresSi = (seInforma: (mensualidad: unknown) => boolean) =>
      reciboDeFamilia({ ...completo, pago: { ...pago, partes } }, seInforma).pago?.partes.map(
        ({ participante }) => participante.nombre,
      );
    expect(nombresSi(deTodas)).toEqual(['Juan Camilo Ñ.', 'Juan David Ñ.']);
    expect(nombresSi((mensualidad) => mensualidad === una.mensualidad_id)).toEqual([
      'Juan Ñ.',
      'Otra persona',
    ]);
  });

  it('de quien no se le puede informar queda el valor: ni el nombre, ni qué se pagó, ni qué debe', () => {
    const anulado_en = '2026-11-12T15:00:00.000Z';
    const pago = unReciboDePago();
    const [ana, beto] = pago.partes;
    if (!ana || !beto) throw new Error('Faltan partes');
    const recibo = { ...completo, pago: { ...pago, partes: [ana, { ...beto, anulado_en }] } };
    const copia = reciboDeFamilia(recibo, (mensualidad) => mensualidad === ana.mensualidad_id).pago;
    expect(copia).toMatchObject({ valor: pago.valor, excedente: pago.excedente });
    expect(copia?.partes).toEqual([
      { ...ana, participante: { nombre: 'Ana R.', documento: null } },
      {
        ...{ mensualidad_id: 2, abono_id: 2, valor: 300_000, anulado_en, motivo_anulacion: null },
        participante: { nombre: 'Otra persona', documento: null },
        ...{ concepto: null, periodo: null, saldo_despues: null },
      },
    ]);
  });
});

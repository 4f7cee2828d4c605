import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, expect, it } from 'vitest';
import type { Mundo } from '../apoyo/mundo';
import { type CasaConGente, poblar } from './casa-con-gente';
import { idsDe, PAGINA } from './lista-con-busqueda';
import { ABONOS, CARTERA, MENSUALIDADES } from './listas-de-dinero';
import { ACUDIENTES } from './listas-de-la-casa';

/** A number as the screens, the telephone and people write it, and what of it is typed first. */
const ESCRITURAS: readonly [string, readonly string[]][] = [
  [
    'documento',
    ['1020304050', '1.020.304.050', '1 020 304 050', 'CC 1.020.304.050', 'CC1020304050', 'cc. 1020304050'],
  ],
  ['documento a medio escribir', ['1.020.304', '1.020.', '10203', 'CC 1.020']],
  ['teléfono', ['3001234567', '300 123 4567', '+57 300 123 4567', '+573001234567', '573001234567']],
  ['teléfono a medio escribir', ['300-123', '(300) 123', '+57 300', '300 12']],
  ['nombre', ['Ríos Ana', 'Ríos, Ana Lucía', 'nungo ana', 'ANA  RIOS', 'Ana 300 123 4567', '1.020.304 ríos']],
];

export const comoSeEscribe = (mundo: () => Mundo): void => {
  let casa: CasaConGente;
  beforeEach(async () => {
    casa = await poblar(mundo());
  });
  const personas = async (buscar: string, resto: object = {}) => {
    const { datos, total } = await mundo().participantes.buscar({ ...PAGINA, buscar, ...resto });
    expect(total, buscar).toBe(datos.length);
    return datos.map(({ nombre }) => nombre);
  };

  it.each(ESCRITURAS)('finds a %s in every list, however it is written', async (_, textos) => {
    for (const texto of textos) {
      expect(await personas(texto), texto).toEqual([casa.ana.nombre]);
      const { ids: acudientes } = await ACUDIENTES.buscar(mundo(), texto);
      expect(acudientes.map(String).sort(), texto).toEqual([casa.rosa.id, casa.tio.id].map(String).sort());
      for (const { buscar, filas } of [MENSUALIDADES, CARTERA])
        expect((await buscar(mundo(), texto)).ids.map(String), texto).toEqual([String(filas[0]?.[0](casa))]);
    }
  });

  it('finds a participante by any of their acudientes, by caller id and by their other phone', async () => {
    for (const texto of ['Zuluaga', 'Peña Rosa', '43.111.222', '+576044441234', '310 999 8877', 'Pedro Cano'])
      expect(await personas(texto), texto).toEqual([casa.ana.nombre]);
    expect(await personas('CC 98.765.432')).toEqual([casa.ana.nombre]);
    expect(await personas('+57 315 555 4444')).toEqual([casa.beto.nombre]);
    expect(await personas('Rosa Elena')).toEqual([]);
  });

  it('counts and shows once who answers by themselves and by their acudiente, in the order asked for', async () => {
    const datos = unAcudiente().de(casa.ana.id).llamado('Ana', 'Ríos').datos();
    await mundo().acudientes.crear(datos);
    await mundo().acudientes.crear(
      unAcudiente().de(casa.nadia.id).llamado('Ana Belén', 'Ríos').con({ es_principal: true }).datos(),
    );
    expect(await personas('Ana Ríos')).toEqual([casa.ana.nombre, casa.nadia.nombre]);
    expect(await personas('Ana Ríos', { orden: '-nombre' })).toEqual([casa.nadia.nombre, casa.ana.nombre]);
    const segunda = await mundo().participantes.buscar({ buscar: 'Ana Ríos', pagina: 2, limite: 1 });
    expect(segunda).toMatchObject({ total: 2, datos: [{ nombre: casa.nadia.nombre }] });
    expect(await mundo().participantes.buscar({ buscar: 'Ana Ríos', pagina: 9, limite: 1 })).toEqual({
      datos: [],
      total: 2,
    });
  });

  it('one word is first a person, and only when it is nobody, somebody of theirs or their sede', async () => {
    await mundo().participantes.crear(unParticipante().llamado('Rosa Inés Bello').datos());
    expect(await personas('rosa')).toEqual(['Rosa Inés Bello']);
    expect(await personas('elena')).toEqual([casa.beto.nombre]);
    expect(await personas('bello')).toEqual(['Rosa Inés Bello']);
    expect(await personas('Hogar Santa Inés')).toEqual([casa.beto.nombre]);
    expect(await personas('Beto hogar santa ines')).toEqual([casa.beto.nombre]);
    expect(await personas('Ana hogar santa ines')).toEqual([]);
    for (const texto of ['hogar', 'santa', 'Santa Inés', 'inés hogar', 'hog', 'beto hogar', 'Hogar sant'])
      expect(await personas(texto), texto).toEqual([casa.beto.nombre]);
    for (const texto of ['ho', 'gar', 'ana hogar', 'casa hogar', 'hogar de inés'])
      expect(await personas(texto), texto).toEqual([]);
  });

  it('with «familia», a fee is found at once by whose it is, by who pays it and by any guardian of theirs', async () => {
    const pena = await mundo().participantes.crear(unParticipante().llamado('José Ángel Muñoz Peña').datos());
    const suya = await mundo().mensualidades.crear(unaMensualidad().de(pena.id).delMes('2026-05').datos());
    const ids = async (buscar: string, resto: object = {}) => {
      const { datos, total } = await mundo().mensualidades.buscar({ ...PAGINA, buscar, ...resto });
      expect(total, buscar).toBe(datos.length);
      return idsDe(datos);
    };
    expect(await ids('peña')).toEqual([suya.id]);
    expect(await ids('peña', { familia: true })).toEqual([suya.id, casa.deAna.id]);
    expect(await ids('Pedro Cano')).toEqual([]);
    for (const texto of ['pedro', 'CANO', 'Cano, Pedro', 'CC 98.765.432', '320 765 4321', 'cano mar 2026'])
      expect(await ids(texto, { familia: true }), texto).toEqual([casa.deAna.id]);
    expect(await ids('+57 315 555 4444', { familia: true })).toEqual([casa.deBeto.id]);
    expect(await ids('Rosa Cano', { familia: true })).toEqual([]);
    expect(await ids('bello', { familia: true })).toEqual([casa.deAna.id]);
    expect(await ids('pedro', { familia: true, participante_id: casa.beto.id })).toEqual([]);
  });

  it('the labels go with the name and with the filters, and nobody is found by a piece of one', async () => {
    expect(await personas('ríos activo')).toEqual([casa.ana.nombre]);
    expect(await personas('ríos con permiso')).toEqual([]);
    expect(await personas('Activo', { area: 'HOMBRES' })).toEqual([]);
    expect(await personas('lia')).toEqual([]);
    const activo = await mundo().participantes.crear(unParticipante().llamado('Julio Activo').datos());
    expect(await personas('Activo')).toEqual([casa.ana.nombre, activo.nombre]);
  });

  it('archived people are found among the archived ones', async () => {
    await mundo().participantes.actualizar(casa.nadia.id, { archivado: true });
    expect(await personas('6049998877')).toEqual([]);
    expect(await personas('604 999 8877', { archivados: true })).toEqual([casa.nadia.nombre]);
  });

  it('looks at six words and at no more', async () => {
    expect(await personas('a l r n i o zzz')).toEqual([casa.ana.nombre]);
    expect(await personas('a l r n i zzz')).toEqual([]);
  });

  it('the whole list of acudientes is searched as its pages are', async () => {
    const hallados = async (buscar: string) => idsDe(await mundo().acudientes.listar({ buscar }));
    expect(await hallados('CC 1.020.304.050')).toEqual([casa.rosa.id, casa.tio.id]);
    expect(await hallados('beto')).toEqual([casa.elena.id]);
    expect(await hallados('nadie')).toEqual([]);
  });

  it('a receipt is found by its number, before anybody whose number has it', async () => {
    const { datos } = (await mundo().abonos.buscar(PAGINA)) ?? { datos: [] };
    const [ultimo, primero] = datos;
    const n = ultimo?.recibo;
    for (const texto of [
      `${n}`,
      `Recibo ${n}`,
      `recibo No. ${n}`,
      `RECIBO N.º ${n}`,
      `recibo #${n}`,
      `recibo 00${n}`,
    ])
      for (const { buscar } of [ABONOS, MENSUALIDADES])
        expect((await buscar(mundo(), texto)).ids, texto).toEqual([ultimo?.mensualidad_id]);
    expect(
      idsDe((await mundo().abonos.buscar({ ...PAGINA, buscar: `${primero?.recibo}` }))?.datos ?? []),
    ).toEqual([primero?.id]);
  });
};

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirImportacion } from './apoyo-importar';

const DESORDENADO = [
  'Fundación Camino — Participantes 2026;;;;;;;',
  ';;;;;;;',
  'Nombre;Celular;Cédula;Ingreso;Mensualidad;Estado;Área;Sede',
  'Ana Ríos;+57 300 123 4567;1.020.304.050;3/4/26;850.000;Activo;F;casa apartado',
  'Ana R.;300 123 45 67;1020304050;3/4/26;850.000;Activo;F;Casa Apartadó',
  'Luis Gil;3001234568;1.020.304.051;4/13/2026;850.000,50;Internado;M;Casa Ceiba',
].join('\r\n');

describe('importar un archivo desordenado', () => {
  it('encuentra los títulos, cita lo que no entiende y guarda lo que la persona quiso decir', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    await elegir(new File([DESORDENADO], 'gente.csv'));
    const titulos = await dialogo.findByRole('combobox', { name: 'Los títulos están en' });
    expect(titulos).toHaveDisplayValue(/^Fila 3: Nombre · Celular/);
    expect(dialogo.getByText('Ejemplo: 3/4/26 → vie 3 abr 2026')).toBeVisible();

    await user.selectOptions(titulos, dialogo.getByRole('option', { name: /^Fila 1:/ }));
    expect(await dialogo.findAllByText(/^Elija la columna/)).toHaveLength(2);
    expect(dialogo.getByRole('button', { name: 'Revisar' })).toBeDisabled();
    await user.selectOptions(titulos, dialogo.getByRole('option', { name: /^Fila 3:/ }));

    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    expect(await dialogo.findByText('1 lista · 1 con errores · 1 ya existe')).toBeVisible();
    const malas = within(dialogo.getByRole('region', { name: 'Con errores' }));
    expect(malas.getByRole('heading', { name: 'Fila 6 · Luis Gil' })).toBeVisible();
    for (const [celda, dicho] of [
      ['Estado', 'No se reconoce; escriba Preingreso, Activo, Con permiso o Egresado'],
      ['Valor de la mensualidad', 'Escriba el valor sin centavos: 850.000'],
      ['Fecha de ingreso', 'Escriba la fecha con el día primero, por ejemplo 3/4/2026'],
      ['Sede', 'No se reconoce; escriba Casa Apartadó'],
    ] as const) {
      expect(malas.getByLabelText(celda)).toHaveAccessibleDescription(dicho);
    }
    const repetidas = within(dialogo.getByRole('region', { name: 'Ya existen' }));
    expect(repetidas.getByText('Repite la fila 4 del archivo')).toBeVisible();
    expect(repetidas.getByText(/^Importar agrega y no cambia lo que ya está/)).toBeVisible();
    const entendido = within(dialogo.getByRole('region', { name: 'Lo que se entendió' }));
    expect(entendido.getByText('vie 3 abr 2026')).toBeVisible();
    expect(entendido.getByText('Casa Apartadó (1)')).toBeVisible();

    await user.click(dialogo.getByRole('button', { name: 'Importar 1' }));
    expect(await dialogo.findByText('La importación terminó con filas por corregir')).toBeVisible();
    expect(memoria.participantes.todas()).toMatchObject([
      {
        nombre: 'Ana Ríos',
        telefono: '3001234567',
        tipo_documento: 'CC',
        numero_documento: '1020304050',
        fecha_ingreso: '2026-04-03',
        valor_mensualidad: 850_000,
        estado: 'ACTIVO',
        area: 'MUJERES',
      },
    ]);
  });

  it('lo que falla sale primero, se corrige en su sitio y entra con lo demás', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    await elegir(new File([DESORDENADO], 'gente.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    const malas = within(await dialogo.findByRole('region', { name: 'Con errores' }));
    const [primera] = dialogo.getAllByRole('heading', { level: 3 });
    expect(primera).toHaveTextContent('Con errores (1)');

    await user.selectOptions(malas.getByLabelText('Estado'), 'Con permiso');
    await user.selectOptions(malas.getByLabelText('Sede'), 'Casa Apartadó');
    const valor = malas.getByLabelText('Valor de la mensualidad');
    await user.clear(valor);
    await user.type(valor, '850.000{Enter}');
    expect(dialogo.getByText(/con errores/, { selector: '[role=status]' })).toHaveTextContent(
      '1 lista · 1 con errores',
    );
    const fecha = malas.getByLabelText('Fecha de ingreso');
    await user.clear(fecha);
    await user.type(fecha, '13/4/26');
    await user.tab();
    expect(await dialogo.findByText('2 listas · 0 con errores · 1 ya existe')).toBeVisible();
    // It stays where it was, and can still be written again.
    expect(malas.getByText('Lista')).toBeVisible();
    expect(malas.getByLabelText('Fecha de ingreso')).toHaveValue('13/4/26');

    await user.click(dialogo.getByRole('button', { name: 'Importar 2' }));
    expect(await dialogo.findByText('La importación terminó')).toBeVisible();
    expect(memoria.participantes.todas()).toMatchObject([
      { nombre: 'Ana Ríos' },
      {
        nombre: 'Luis Gil',
        estado: 'CON_PERMISO',
        valor_mensualidad: 850_000,
        fecha_ingreso: '2026-04-13',
      },
    ]);
  });

  it('las filas que suman la lista no son de nadie: se dice cuáles y no cuentan como errores', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    const lista = [
      'Nombre;Celular;Mensualidad',
      'Ana Ríos;3001234567;850.000',
      'TOTAL;;850.000',
      'Total general;;850.000',
    ].join('\r\n');
    await elegir(new File([lista], 'gente.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    expect(await dialogo.findByText('1 lista · 0 con errores · 0 ya existen')).toBeVisible();
    expect(dialogo.getByText('Suman la lista y no se importan: filas 3 y 4 del archivo.')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Importar 1' }));
    expect(await dialogo.findByText('Se atendieron todas las filas del archivo.')).toBeVisible();
    expect(memoria.participantes.todas()).toHaveLength(1);
  });

  it('las notas al pie de la hoja no son de nadie: se dice cuáles', async () => {
    const { user, dialogo, elegir } = await abrirImportacion();
    const lista = ['Nombre;Celular', 'Ana Ríos;3001234567', 'Elaboró: Marta Díaz;', 'Revisó: Luis Gil;'];
    await elegir(new File([lista.join('\r\n')], 'gente.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    expect(await dialogo.findByText('1 lista · 0 con errores · 0 ya existen')).toBeVisible();
    expect(
      dialogo.getByText('Son notas de la hoja y no se importan: filas 3 y 4 del archivo.'),
    ).toBeVisible();
  });

  it('una fila se deja por fuera, y vuelve', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    await elegir(new File([DESORDENADO], 'gente.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: 'Omitir fila 6' }));
    expect(await dialogo.findByText('1 lista · 0 con errores · 1 ya existe · 1 omitida')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Incluir fila 6' }));
    expect(await dialogo.findByText('1 lista · 1 con errores · 1 ya existe')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Omitir fila 6' }));
    await dialogo.findByText(/1 omitida/);
    await user.click(dialogo.getByRole('button', { name: 'Importar 1' }));
    expect(await dialogo.findByText('La importación terminó')).toBeVisible();
    expect(dialogo.getByText('Omitidas')).toBeVisible();
    expect(memoria.participantes.todas()).toHaveLength(1);
  });

  it('volver a las columnas no borra lo corregido ni lo omitido', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    const filas = ['Bello 1;850.000', 'Itagüí;700.000', 'Beyo;600.000'].map(
      (resto, n) => `Ana ${n};300123456${n};${resto}`,
    );
    await elegir(new File([['Nombre;Celular;Sede;Aporte', ...filas].join('\n')], 'gente.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    const fila = async (n: number) =>
      within(await dialogo.findByRole('listitem', { name: new RegExp(`^Fila ${n} `) }));
    await user.selectOptions((await fila(2)).getByLabelText('Sede'), 'Casa Apartadó');
    await dialogo.findByText(/^1 lista · 2 con errores/);
    await user.click(dialogo.getByRole('button', { name: 'Omitir fila 3' }));
    await dialogo.findByText(/1 omitida/);

    await user.click(dialogo.getByRole('button', { name: 'Volver' }));
    await user.selectOptions(await dialogo.findByLabelText('Valor de la mensualidad'), 'Aporte');
    await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
    expect(await dialogo.findByText(/^1 lista · 1 con errores · .* · 1 omitida$/)).toBeVisible();
    expect((await fila(2)).getByLabelText('Sede')).toHaveDisplayValue('Casa Apartadó');
    await user.click(dialogo.getByRole('button', { name: 'Incluir fila 3' }));
    expect(await dialogo.findByText(/^1 lista · 2 con errores/)).toBeVisible();
    expect((await fila(3)).getByLabelText('Sede')).toHaveAccessibleDescription(/^No se reconoce/);
    await user.click(dialogo.getByRole('button', { name: 'Importar 1' }));
    expect(await dialogo.findByText('La importación terminó con filas por corregir')).toBeVisible();
    expect(memoria.participantes.todas()).toMatchObject([{ nombre: 'Ana 0', valor_mensualidad: 850_000 }]);
  });

  it('lo que está mal igual en muchas filas se corrige una vez', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    const filas = ['Bello 1', 'BELLO 1', 'bello 1', 'Itagüí'].map(
      (sede, n) => `Ana ${n};300123456${n};${sede}`,
    );
    await elegir(new File([['Nombre;Celular;Sede', ...filas].join('\n')], 'gente.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    const primera = within(await dialogo.findByRole('listitem', { name: /^Fila 2 / }));
    expect(dialogo.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
    await user.selectOptions(primera.getByLabelText('Sede'), 'Casa Apartadó');
    await user.click(primera.getByRole('button', { name: 'Aplicar a las 2 filas iguales' }));
    expect(await dialogo.findByText(/^3 listas · 1 con errores/)).toBeVisible();
    expect(primera.getByLabelText('Sede')).toHaveFocus();
    expect(dialogo.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
    const otra = within(dialogo.getByRole('listitem', { name: /^Fila 5 / }));
    expect(otra.getByLabelText('Sede')).toHaveAccessibleDescription(/^No se reconoce/);
    await user.click(dialogo.getByRole('button', { name: 'Importar 3' }));
    expect(await dialogo.findByText('La importación terminó con filas por corregir')).toBeVisible();
    const [{ id } = { id: 0 }] = memoria.sedes.todas();
    expect(memoria.participantes.todas().map(({ sede_id }) => sede_id)).toEqual([id, id, id]);
  });

  it('lo que el archivo no trae puede ser igual en todas las filas', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    await elegir(new File(['Nombre;Celular\nAna Ríos;3001234567\nLuis Gil;3001234568'], 'gente.csv'));
    await user.selectOptions(await dialogo.findByLabelText('Sede'), 'El mismo valor en todas las filas');
    await user.selectOptions(
      await dialogo.findByRole('combobox', { name: 'Sede de todas las filas' }),
      'Casa Apartadó',
    );
    await user.selectOptions(dialogo.getByLabelText('Fecha de ingreso'), 'El mismo valor en todas las filas');
    await user.type(dialogo.getByLabelText('Fecha de ingreso de todas las filas'), '3/11/2026');
    await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: 'Importar 2' }));
    expect(await dialogo.findByText('La importación terminó')).toBeVisible();
    const [{ id } = { id: 0 }] = memoria.sedes.todas();
    expect(memoria.participantes.todas()).toMatchObject([
      { nombre: 'Ana Ríos', sede_id: id, fecha_ingreso: '2026-11-03' },
      { nombre: 'Luis Gil', sede_id: id, fecha_ingreso: '2026-11-03' },
    ]);
  });

  it('lo que es de cada persona no se ofrece igual para todas', async () => {
    const { dialogo, elegir } = await abrirImportacion();
    await elegir(new File(['Nombre;Celular\nAna Ríos;3001234567'], 'gente.csv'));
    const documento = within(await dialogo.findByLabelText('Número de documento'));
    expect(documento.queryByRole('option', { name: 'El mismo valor en todas las filas' })).toBeNull();
  });

  it('las columnas elegidas se recuerdan cuando la importación se hizo, y no si se dejó', async () => {
    const { user, dialogo, elegir } = await abrirImportacion();
    const archivo = () => new File(['Nombre;Celular;Otro nombre\nAna;3001234567;Ana Ríos'], 'gente.csv');
    const elegirOtroNombre = async () => {
      await elegir(archivo());
      await user.selectOptions(await dialogo.findByLabelText(/^Nombre completo/), 'Otro nombre');
      await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
      await dialogo.findByRole('button', { name: 'Importar 1' });
    };
    await elegirOtroNombre();
    await user.click(dialogo.getByRole('button', { name: 'Volver' }));
    await user.click(dialogo.getByRole('button', { name: 'Volver' }));
    await user.click(dialogo.getByRole('button', { name: 'Continuar' }));
    expect(await dialogo.findByText(/Las que se reconocen por su título ya están elegidas/)).toBeVisible();
    await user.selectOptions(dialogo.getByLabelText(/^Nombre completo/), 'Otro nombre');
    await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: 'Importar 1' }));
    await user.click(await dialogo.findByRole('button', { name: 'Terminar' }));

    await user.click(await screen.findByRole('button', { name: 'Importar' }));
    const otra = await screen.findByRole('dialog', { name: 'Importar participantes' });
    await user.upload(otra.querySelector('input[type=file]') as HTMLInputElement, archivo());
    await user.click(within(otra).getByRole('button', { name: 'Continuar' }));
    expect(await within(otra).findByText(/Están elegidas las de la última vez/)).toBeVisible();
  });

  it.each([
    [new File(['%PDF-1.7'], 'lista.pdf.csv'), /^Es un PDF/],
    [new File([''], 'vacio.csv'), 'El archivo está vacío: no tiene nada escrito'],
    [
      new File(['Fundación\n\nNombre;Celular\n'], 'titulos.csv'),
      'Debajo de los títulos (fila 3) no hay nada escrito: va una fila por persona',
    ],
  ])('%#: un archivo sin lista dice qué es, y se puede elegir otro', async (archivo, dicho) => {
    const { dialogo, elegir, user } = await abrirImportacion();
    await elegir(archivo);
    expect(await dialogo.findByText(dicho)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: `Quitar ${archivo.name}` }));
    await elegir(new File([DESORDENADO], 'gente.csv'));
    expect(await dialogo.findByRole('combobox', { name: 'Los títulos están en' })).toBeVisible();
  });
});

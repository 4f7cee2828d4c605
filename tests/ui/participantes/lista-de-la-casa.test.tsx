import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirImportacion } from './apoyo-importar';

const DE_LA_CASA = [
  'LISTADO DE INTERNOS;;;;;;',
  'No.;APELLIDOS Y NOMBRES;CÉDULA;CELULAR;ACUDIENTE;PARENTESCO;CC ACUDIENTE;TEL ACUDIENTE',
  '1;RÍOS GIL ANA;1.020.304.050;;ROSA GIL;MAMÁ;43.500.600;310 765 4321 / 604 482 1133',
  '2;MUÑOZ LUIS;71.234.567;300 123 4567;;;;',
].join('\r\n');

describe('la lista de toda la casa', () => {
  it('dice a quién llamar, y con el mismo archivo entran después los acudientes', async () => {
    const { user, dialogo, elegir, memoria } = await abrirImportacion();
    await elegir(new File([DE_LA_CASA], 'casa.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: 'Importar 2' }));
    expect(await dialogo.findByText('La importación terminó')).toBeVisible();
    expect(memoria.participantes.todas()).toMatchObject([
      {
        nombre: 'RÍOS GIL ANA',
        telefono: '3107654321',
        numero_documento: '1020304050',
        contacto_emergencia: 'ROSA GIL (MAMÁ), 310 765 4321 / 604 482 1133',
      },
      { nombre: 'MUÑOZ LUIS', telefono: '3001234567', contacto_emergencia: null },
    ]);

    await user.click(dialogo.getByRole('link', { name: 'Importar los acudientes' }));
    const otro = within(await screen.findByRole('dialog', { name: 'Importar acudientes' }));
    expect(otro.getByText('casa.csv')).toBeVisible();
    await user.click(otro.getByRole('button', { name: 'Continuar' }));
    await user.click(await otro.findByRole('button', { name: 'Revisar' }));
    await user.click(await otro.findByRole('button', { name: 'Importar 1' }));
    expect(await otro.findByText(/^La importación terminó/)).toBeVisible();
    const [ana] = memoria.participantes.todas();
    expect(memoria.acudientes.todas()).toMatchObject([
      {
        id_participante: ana?.id,
        nombres: 'ROSA',
        apellidos: 'GIL',
        numero_documento: '43500600',
        parentesco: 'MADRE',
        telefono: '3107654321',
        telefono_alterno: '6044821133',
      },
    ]);
  });

  it('sin el documento de los acudientes no se ofrece: no podrían entrar', async () => {
    const { user, dialogo, elegir } = await abrirImportacion();
    await elegir(new File([DE_LA_CASA.replaceAll(/(CC ACUDIENTE|43\.500\.600);/g, '')], 'casa.csv'));
    await user.click(await dialogo.findByRole('button', { name: 'Revisar' }));
    await user.click(await dialogo.findByRole('button', { name: /^Importar \d/ }));
    expect(await dialogo.findByText(/^La importación terminó/)).toBeVisible();
    expect(dialogo.queryByRole('link', { name: 'Importar los acudientes' })).not.toBeInTheDocument();
  });

  it('«C.C / T.I.» dice el tipo por la edad, se lee antes y se cambia para todas; sin edad se pregunta', async () => {
    const { user, dialogo, elegir } = await abrirImportacion();
    const lineas = [
      'NOMBRE;C.C / T.I.;FECHA DE NACIMIENTO;CELULAR;MENSUALIDAD',
      'Ana Ríos;1.020.304.050;5/3/1990;300 123 4567;850.000',
      'Luis Gil;1.020.304.051;5/3/2010;300 123 4568;BECADO',
      'Rosa Díaz;T.I. 1.020.304.052;;300 123 4569;400.000',
      'Marta Gil;1.020.304.053;;300 123 4570;400.000',
    ];
    await elegir(new File([lineas.join('\r\n')], 'casa.csv'));
    const tipo = await dialogo.findByLabelText('Tipo de documento');
    expect(tipo).toHaveAccessibleDescription(
      /^«C\.C \/ T\.I\.» no dice cuál: por su fecha de nacimiento se propone TI de 7 a 17 años y CC desde los 18/,
    );
    await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
    expect(await dialogo.findByText('3 listas · 1 con errores · 0 ya existen')).toBeVisible();
    expect(dialogo.getByText('Cédula de ciudadanía (1), Tarjeta de identidad (2)')).toBeVisible();
    const becado = within(dialogo.getByRole('region', { name: 'Con advertencias' }));
    expect(becado.getByLabelText('Valor de la mensualidad')).toHaveAccessibleDescription(
      'Queda en $ 0, con beca del 100 %: no se le cobra. Si paga algo, escriba cuánto',
    );
    const marta = within(dialogo.getByRole('region', { name: 'Con errores' }));
    expect(marta.getByRole('combobox', { name: 'Tipo de documento' })).toBeVisible();

    await user.click(dialogo.getByRole('button', { name: 'Volver' }));
    await user.selectOptions(
      await dialogo.findByLabelText('Tipo de documento'),
      'El mismo valor en todas las filas',
    );
    await user.selectOptions(await dialogo.findByLabelText('Tipo de documento de todas las filas'), 'CC');
    await user.click(dialogo.getByRole('button', { name: 'Revisar' }));
    expect(await dialogo.findByText('Cédula de ciudadanía (3)')).toBeVisible();
  });
});

import { columnasEnTexto } from '@tests/domain/columnas-en-texto';
import { describe, expect, it } from 'vitest';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { COLUMNAS_ACUDIENTES } from '@/domain/acudientes/columnas-acudientes';
import { leerEstadoAcudienteEscrito, leerParentescoEscrito } from '@/domain/acudientes/opciones-escritas';

const SI_NO = 'Sí, No';

describe('los títulos que se entienden en un archivo de acudientes', () => {
  it('con su ejemplo, y lo que se puede escribir', () => {
    expect(columnasEnTexto(COLUMNAS_ACUDIENTES)).toEqual([
      [
        ...['id_participante', 'Participante (documento o nombre)', '1.020.304.050', null],
        'documento participante, cédula participante, doc. participante, cc participante, identificación participante, responde por, participante',
        'o nombre_participante',
      ],
      [
        ...['nombre_participante', 'Nombre del participante, donde falte su documento', 'Ana Ríos', null],
        'nombre participante, nombres participante, nombre completo participante, nombres y apellidos participante, nombre residente, residente, interno, participante',
        'fuera de la plantilla',
      ],
      [
        ...['nombres', 'Nombres', 'Rosa', null],
        ...['nombres acudiente, nombre acudiente, nombre', 'o nombre_completo'],
      ],
      [
        ...['apellidos', 'Apellidos', 'Ejemplo Pérez', null],
        ...['apellidos acudiente, apellido acudiente, apellido', ''],
      ],
      [
        ...['nombre_completo', 'Nombre completo, si va en una columna', '', null],
        'nombre completo acudiente, nombres y apellidos acudiente, nombre familiar, familiar responsable, familiar, nombre responsable, responsable, acudiente, nombre completo, nombres y apellidos, nombre y apellidos, nombre y apellido, apellidos y nombres',
        'fuera de la plantilla',
      ],
      [
        ...['tipo_documento', 'Tipo de documento', 'CC', 'CC, TI, CE, PPT, RC, PA, Sin documento'],
        ...['tipo documento acudiente, tipo doc, tipo, tipo de identificación', ''],
      ],
      [
        ...['numero_documento', 'Número de documento', '43.500.600', null],
        'documento acudiente, cédula acudiente, cc acudiente, identificación acudiente, documento de identidad acudiente, documento, documento de identidad, cédula, cédula de ciudadanía, número de cédula, cc, identificación, número de identificación',
        '',
      ],
      [
        ...['parentesco', 'Parentesco', 'Madre'],
        'Madre, Padre, Cónyuge, Hijo o hija, Hermano o hermana, Abuelo o abuela, Tío o tía, Amigo o amiga, Otro',
        ...['parentesco con el participante, relación, vínculo, familiaridad', ''],
      ],
      [
        ...['telefono', 'Teléfono', '300 765 4321', null],
        'teléfono acudiente, celular acudiente, contacto acudiente, teléfono familiar, celular familiar, teléfono responsable, celular responsable, celular, móvil, número de celular, número de teléfono, teléfono de contacto, whatsapp',
        '',
      ],
      [
        ...['telefono_alterno', 'Otro teléfono', '', null],
        ...['teléfono 2, teléfono alterno, celular 2, fijo, teléfono fijo', ''],
      ],
      [
        ...['email', 'Correo electrónico', 'rosa@ejemplo.co', null],
        ...['correo acudiente, correo, email, e-mail', ''],
      ],
      [
        ...['direccion', 'Dirección', 'Calle 1 # 2-3', null],
        ...['dirección acudiente, domicilio, dirección de residencia', ''],
      ],
      ['es_principal', 'Acudiente principal', 'Sí', SI_NO, 'principal', ''],
      ['es_responsable_pago', 'Responsable del pago', 'No', SI_NO, 'paga, quien paga', ''],
      ['es_emergencia', 'Contacto de emergencia', 'No', SI_NO, 'emergencia', ''],
      [
        ...['autorizado_informacion', 'Autorizado a recibir información', 'No', SI_NO],
        ...['autorizado, autorizado información', ''],
      ],
      ['estado', 'Estado', 'Activo', 'Activo, Inactivo', null, ''],
    ]);
  });

  it('los apellidos no se exigen: el nombre puede venir entero', () => {
    expect(CAMPOS_ACUDIENTE.apellidos.obligatorio).toBe(true);
    expect(COLUMNAS_ACUDIENTES.apellidos?.obligatoria).toBe(false);
  });

  it('lo que no está en la ficha se escribe como un texto', () => {
    const deMas = Object.entries(COLUMNAS_ACUDIENTES).filter(([nombre]) => !(nombre in CAMPOS_ACUDIENTE));
    expect(deMas.map(([nombre, { campo }]) => [nombre, campo.tipo])).toEqual([
      ['nombre_participante', 'texto'],
      ['nombre_completo', 'texto'],
    ]);
  });
});

describe('las palabras que se entienden en una celda', () => {
  it.each([
    ['MADRE', 'madre, Mamá, mamita, progenitora'],
    ['PADRE', 'padre, papa, progenitor'],
    [
      'CONYUGE',
      'ESPOSO, esposa, pareja, marido, compañero, compañera, compañero permanente, compañera permanente, cónyugue',
    ],
    ['HIJO', 'hijo, hija, hijo(a), hijo/a'],
    ['HERMANO', 'hermano, hermana, hermano(a), hermano/a'],
    ['ABUELO', 'abuelo, abuela, abuelita, abuelito'],
    ['TIO', 'tío, Tia, tío(a), tío/a'],
    ['AMIGO', 'amigo, amiga, amigo(a), amigo/a, conocido, conocida'],
    [
      'OTRO',
      'otro, otra, otro familiar, primo, prima, sobrino, sobrina, cuñado, cuñada, suegro, suegra, nieto, nieta, padrastro, madrastra, padrino, madrina, vecino, vecina, pastor, pastora',
    ],
  ])('%s: %s', (valor, escritas) => {
    for (const escrita of escritas.split(', '))
      expect(leerParentescoEscrito(escrita), escrita).toEqual({ valor });
  });

  it.each([
    ['ACTIVO', 'activo, activa, vigente'],
    ['INACTIVO', 'inactivo, inactiva, retirado, retirada'],
  ])('%s: %s', (valor, escritas) => {
    for (const escrita of escritas.split(', '))
      expect(leerEstadoAcudienteEscrito(escrita), escrita).toEqual({ valor });
  });
});

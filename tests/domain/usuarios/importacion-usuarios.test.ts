import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  COLUMNAS_USUARIOS,
  crearLectorDeUsuarios,
  decidirUsuarios,
  leerRolEscrito,
} from '@/domain/usuarios/importacion-usuarios';

const leer = crearLectorDeUsuarios(() => 'k7mq-zz23-p8rt-wxyd');
const LUZ = { email: 'luz@fundacion.example', displayName: 'Luz Peña', rol: 'Solo consulta' };
const fila = (email: string) => leer({ ...LUZ, email });

describe('el rol como lo escribe la gente', () => {
  it.each([
    ['CONSULTA', ['Consulta', 'consultas', 'Solo consulta', 'lectura', 'SOLO LECTURA', 'lector', 'Lectora']],
    ['ADMINISTRADOR', ['Administrador', 'administradora', 'admin', 'Administrador(a)']],
  ])('%s', (valor, escritos) => {
    expect(escritos.map((escrito) => leerRolEscrito(escrito))).toEqual(escritos.map(() => ({ valor })));
  });

  it.each(['secretaria', 'directora', '0'])('«%s» no es ninguno', (escrito) => {
    expect(leerRolEscrito(escrito)).toEqual({ rechazo: 'No se reconoce; escriba Consulta o Administrador' });
  });
});

describe('un archivo de usuarios', () => {
  it('tiene estas columnas, que también se llaman así, y un ejemplo de cada una', () => {
    const columnas = Object.entries(COLUMNAS_USUARIOS).map(
      ([nombre, { otrosNombres, opciones, ejemplo }]) => [
        nombre,
        otrosNombres?.join(', '),
        opciones?.join(', '),
        ejemplo,
      ],
    );
    expect(columnas).toEqual([
      ['email', 'correo, email, e-mail, usuario', undefined, 'maria@ejemplo.co'],
      ['displayName', 'nombre, nombres, nombre completo, nombres y apellidos', undefined, 'María Ejemplo'],
      ['rol', 'permiso, permisos, perfil, cargo', 'Consulta, Administrador', 'Consulta'],
    ]);
  });

  it('cada fila sale con una contraseña que solo sirve para elegir otra', () => {
    expect(leer(LUZ)).toEqual({
      entrada: { ...LUZ, rol: 'CONSULTA', password: 'k7mq-zz23-p8rt-wxyd' },
      rechazos: {},
    });
  });

  it.each([
    ['un correo que no lo es', { email: 'luz' }, { email: 'Escriba un correo válido' }],
    ['sin correo', { email: '' }, { email: 'Este campo es obligatorio' }],
    ['un rol que no hay', { rol: 'secretaria' }, { rol: 'No se reconoce; escriba Consulta o Administrador' }],
  ])('%s se dice en su campo', (_caso, cambios, rechazos) => {
    expect(leer({ ...LUZ, ...cambios }).rechazos).toEqual(rechazos);
  });

  it('el correo es de una sola persona, con mayúsculas o espacios o sin ellos', () => {
    const guardados = [usuario({ id: 7, email: 'Ana@fundacion.example' })];
    const filas = [
      fila('luz@fundacion.example'),
      fila(' LUZ@fundacion.example '),
      fila('ana@fundacion.example'),
      fila(' eva@fundacion.example'),
      fila('Eva@fundacion.example'),
      fila('mal'),
    ];
    expect(decidirUsuarios(filas, guardados)).toMatchObject([
      { resultado: 'CREADA', repite_fila: null },
      { resultado: 'DUPLICADA', repite_fila: 0 },
      { resultado: 'DUPLICADA', id: 7 },
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 3 },
      { resultado: 'RECHAZADA', campos: { email: expect.any(String) } },
    ]);
  });
});

const servidor = (...nombres) => nombres.map((nombre) => `tests/server/${nombre}.test.ts`);

/** What the services promise, point by point, and the tests that show it. `navegador` needs the built site. */
export const PUNTOS = [
  {
    numero: 1,
    que: 'Tabla de accesos: cada ruta, cada rol; CONSULTA no escribe nada',
    pruebas: [...servidor('politica', 'sesion'), 'tests/domain/shared/politica-api.test.ts'],
  },
  {
    numero: 2,
    que: 'Campos desconocidos o con poder: 400; las respuestas, solo sus campos; lo reservado, a nadie más',
    pruebas: servidor('cuerpos-malos', 'campos-de-respuesta', 'historia', 'sesion'),
  },
  {
    numero: 3,
    que: 'El token anterior no sirve tras salir o cambiar; 256 bits, guardado solo por su huella',
    pruebas: servidor('sesion', 'contrasenas', 'sesiones-propias'),
  },
  {
    numero: 4,
    que: 'argon2id, a lo sumo dos a la vez; freno por cuenta y por dirección, y nadie por fuera para siempre; la que pone otra persona es provisional, y el correo se cambia con contraseña',
    pruebas: [
      ...servidor(
        'sesion',
        'sesiones-propias',
        'contrasenas-faciles',
        'contrasenas-provisionales',
        'cambio-de-correo',
      ),
      'tests/infrastructure/turnos.test.ts',
    ],
  },
  {
    numero: 5,
    que: 'Cuenta desconocida, conocida o inactiva: la misma respuesta tras el mismo trabajo',
    pruebas: [
      ...servidor('sesion', 'contrasenas'),
      'tests/application/sesion/autenticar-credenciales.test.ts',
    ],
  },
  {
    numero: 6,
    que: 'Cabeceras en cada ruta; ninguna violación de la política en el navegador',
    pruebas: servidor('cabeceras', 'sitio'),
    navegador: ['tests/e2e/seguridad.spec.ts'],
  },
  {
    numero: 7,
    que: 'Ni respuestas, ni registro, ni direcciones con tokens, contraseñas, documentos o trazas',
    pruebas: servidor('registro', 'registro-de-seguridad'),
  },
  {
    numero: 8,
    que: 'Mil rutas y nombres hostiles: ninguno sale de la bodega; los enlaces no se siguen',
    pruebas: [...servidor('archivos-rutas'), 'tests/domain/archivos/reglas-archivo.test.ts'],
  },
  {
    numero: 9,
    que: '10.485.760 bytes entran y uno más no; una subida cortada no deja nada',
    pruebas: servidor('archivos-tamano'),
  },
  {
    numero: 10,
    que: 'Direcciones firmadas: de un solo uso, un minuto, y ningún bit cambia',
    pruebas: servidor('archivos-firma'),
  },
  {
    numero: 11,
    que: 'Textos traviesos: vuelven iguales; las celdas que serían fórmulas salen citadas',
    pruebas: [...servidor('textos-traviesos'), 'tests/ui/participantes/exportar.test.tsx'],
  },
  {
    numero: 12,
    que: '500 ubicaciones hostiles al ingresar: mismo origen, ruta nuestra',
    pruebas: ['tests/domain/sesion/destino-inicio.test.ts'],
  },
  {
    numero: 13,
    que: 'Cambiar el rol guardado en el navegador no deja escribir nada',
    pruebas: servidor('rol-adulterado'),
    navegador: ['tests/e2e/seguridad.spec.ts'],
  },
  {
    numero: 14,
    que: 'Mil intentos simultáneos de quitar administradores dejan al menos uno',
    pruebas: servidor('ultimo-administrador'),
  },
  {
    numero: 15,
    que: 'Al salir no queda nada en el navegador; los servicios responden no-store',
    pruebas: [
      ...servidor('cabeceras'),
      'tests/application/sesion/cerrar-sesion.test.ts',
      'tests/infrastructure/browser/sesion-store-navegador.test.ts',
    ],
    navegador: ['tests/e2e/seguridad.spec.ts'],
  },
  {
    numero: 16,
    que: 'Cada escritura y cada detalle leído deja rastro, sellado, en la misma transacción',
    pruebas: servidor('auditoria-completa', 'auditoria', 'historia'),
  },
  {
    numero: 17,
    que: 'Dependencias fijas y sin fallas graves conocidas',
    pruebas: ['tests/tooling/paquetes.test.ts'],
    auditoria: true,
  },
  {
    numero: 18,
    que: 'OWASP ASVS 5.0: cada requisito que aplica, con la prueba que lo muestra',
    pruebas: ['tests/tooling/asvs.test.ts'],
  },
];

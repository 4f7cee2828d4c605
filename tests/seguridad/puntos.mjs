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
      'tests/infrastructure/cola-de-turnos.test.ts',
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
    pruebas: [
      ...servidor('textos-traviesos'),
      'tests/ui/participantes/exportar.test.tsx',
      'tests/ui/shared/csv.test.ts',
    ],
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
  {
    numero: 19,
    que: 'Una sesión y una contraseña, solo contra la credencial comprobada; enlaces y direcciones firmadas mueren con la cuenta',
    pruebas: servidor('credenciales-vigentes', 'firmas-de-la-cuenta'),
  },
  {
    numero: 20,
    que: 'El trabajo que causa una solicitud tiene tope: textos, palabras, listas, lecturas a la vez, turnos y tiempos',
    pruebas: [
      'tests/domain/shared/crecimiento.test.ts',
      'tests/infrastructure/cola-de-turnos.test.ts',
      'tests/contracts/pglite.test.ts',
      ...servidor(
        'rutas-largas',
        'subida-lenta',
        'listas-enteras',
        'listas-aparte',
        'conexiones',
        'lecturas-a-la-vez',
        'papeles-en-hilos',
        'freno-de-direcciones',
        'sin-sesion',
        'cuerpos-largos',
        'paginas-con-datos',
        'base-detenida',
        'almacen-mudo',
        'base-danada',
        'ataque-de-una-cuenta',
      ),
    ],
  },
  {
    numero: 21,
    que: 'La historia, firmada con una clave que la base no tiene: vaciar, cortar, reescribir o depurar por fuera se descubre',
    pruebas: servidor('historia-firmada'),
  },
  {
    numero: 22,
    que: 'Los datos de salud, nunca en listas ni en lo guardado; lo que sale del sistema, en la historia; el registro dice quién',
    pruebas: servidor('lecturas-con-rastro'),
  },
  {
    numero: 23,
    que: 'Un proceso por carpeta, también entre contenedores; lo que escribe es solo de su usuario',
    pruebas: ['tests/faults/candado.test.ts', ...servidor('permisos-de-la-carpeta')],
  },
  {
    numero: 24,
    que: 'Una hora que salta no borra, no deja por fuera ni mantiene abierto nada, y se dice',
    pruebas: [
      ...servidor('reloj-que-salta', 'reloj-al-arrancar'),
      'tests/domain/operacion/reloj-vigilado.test.ts',
      'tests/application/operacion/vigilar-reloj.test.ts',
    ],
  },
  {
    numero: 25,
    que: 'Un respaldo cambiado, ajeno o sin cifrar no se restaura sin decirlo; el que no termina deja todo como estaba',
    pruebas: [
      ...servidor('respaldos-firmados', 'respaldo-hostil', 'restaurar-a-medias'),
      'tests/application/respaldos/respaldos.test.ts',
      'tests/infrastructure/storage/cambiar-en-cubeta.test.ts',
      'tests/infrastructure/storage/conservar-ultimos.test.ts',
    ],
  },
  {
    numero: 26,
    que: 'El enlace de una familia no se adivina, vence, se revoca, no se guarda ni se anota, y solo muestra lo suyo',
    pruebas: [
      ...servidor('cuenta-de-familia', 'direcciones-con-token', 'enlaces-que-no-abren'),
      'tests/domain/mensualidades/enlaces/enlace-de-cuenta.test.ts',
      'tests/domain/mensualidades/enlaces/textos-y-recibo.test.ts',
    ],
  },
  {
    numero: 27,
    que: 'Un libro, una lista o una plantilla hechos para detener la página o el servidor se rechazan con palabras',
    pruebas: [
      'tests/ui/importacion/leer-hojas.test.ts',
      'tests/ui/importacion/que-archivo-es.test.ts',
      'tests/domain/formatos/marcado.test.ts',
    ],
  },
];

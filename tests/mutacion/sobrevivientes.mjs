/**
 * Faults that no test notices, and why that is right. Each is known by its file, its line of code and what it
 * changes, so it stays valid when the code above it moves and stops being valid when the line itself changes.
 */
export const SOBREVIVIENTES = [
  {
    archivo: 'src/application/formatos/preparar-documentos.ts',
    en: "...(codigo === CODIGO_PAZ_Y_SALVO ? (['cuenta'] as const) : []),",
    cambio: '[] → ["Stryker was here"]',
    equivalente: true,
    motivo: 'Nadie pregunta por un grupo con ese nombre: tenerlo o no da las mismas lecturas.',
  },
  {
    archivo: 'src/application/formatos/preparar-documentos.ts',
    en: 'const enLista = paqueteDeIngreso((await deps.formatos.listar()) ?? []);',
    cambio: '[] → ["Stryker was here"]',
    equivalente: true,
    motivo: 'Un texto no está vigente: el paquete lo deja fuera y queda tan vacío como sin él.',
  },
  {
    archivo: 'src/application/formatos/reunir-fuentes.ts',
    en: 'conAcudientes ? acudientes.listarDeParticipante(id) : [],',
    cambio: '[] → ["Stryker was here"]',
    equivalente: true,
    motivo: 'Un texto no es un acudiente activo: ninguna variable lo toma.',
  },
  {
    archivo: 'src/application/mensualidades/crear-mensualidad.ts',
    en: 'abonos: [],',
    cambio: '[] → ["Stryker was here"]',
    equivalente: true,
    motivo: 'Un texto no es un abono vivo: no suma nada, como la lista vacía.',
  },
  {
    archivo: 'src/application/shared/cola-de-correo.ts',
    en: '.finally(() => pendientes.delete(envio));',
    cambio: '() => pendientes.delete(envio) → () => undefined',
    equivalente: true,
    motivo: 'Solo suelta memoria: esperar otra vez a un envío que ya terminó no cambia nada que se vea.',
  },
  {
    archivo: 'src/application/usuarios/actualizar-usuario.ts',
    en: "revisarCambioUsuario(antes, cambios, identidad.idUsuario() ?? '', contarAdministradoresActivos(todos));",
    cambio: '\'\' → "Stryker was here!"',
    equivalente: true,
    motivo: 'Sin identidad se compara con un identificador que nadie tiene; cualquier otro así sirve.',
  },
  {
    archivo: 'src/application/usuarios/eliminar-usuario.ts',
    en: "revisarEliminacionUsuario(usuario, identidad.idUsuario() ?? '', contarAdministradoresActivos(todos));",
    cambio: '\'\' → "Stryker was here!"',
    equivalente: true,
    motivo: 'Sin identidad se compara con un identificador que nadie tiene; cualquier otro así sirve.',
  },
  {
    archivo: 'src/domain/mensualidades/criterios-cartera.ts',
    en: "const { campo, descendente } = leerOrden(criterios.orden ?? '-vencido');",
    cambio: '\'-vencido\' → ""',
    equivalente: true,
    motivo: 'Un orden que no existe se lee como este mismo: lo vencido, primero lo mayor.',
  },
  {
    archivo: 'src/domain/mensualidades/criterios-mensualidades.ts',
    en: '(m) => m.id,',
    cambio: '(m) => m.id → () => undefined',
    equivalente: true,
    motivo: 'Lo que no tiene con qué ordenarse queda por identificador, que es el orden pedido.',
  },
  {
    archivo: 'src/domain/mensualidades/criterios-mensualidades.ts',
    en: "const { campo, descendente } = leerOrden(criterios.orden ?? '-periodo');",
    cambio: '\'-periodo\' → ""',
    equivalente: true,
    motivo: 'Un orden que no existe se lee como este mismo: el periodo, primero el más reciente.',
  },
  {
    archivo: 'src/domain/mensualidades/tendencia.ts',
    en: "(m) => m.periodo ?? '',",
    cambio: '\'\' → "Stryker was here!"',
    equivalente: true,
    motivo: 'Lo que no tiene periodo se suma bajo una clave que no es un mes; ninguna fila la lee.',
  },
  {
    archivo: 'src/domain/shared/telefono.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the line of code, as it is written
    en: "? `https://wa.me/${compactar(telefono).replace(/^(\\+|00)/, '')}`",
    cambio: '/^(\\+|00)/ → /(\\+|00)/',
    equivalente: true,
    motivo: 'Aquí solo llegan números que empiezan así, y se quita la primera aparición: es la misma.',
  },
  {
    archivo: 'src/domain/usuarios/contrasena-provisional.ts',
    en: 'hasta !== null && Date.parse(hasta) <= ahora.getTime();',
    cambio: 'hasta !== null → true',
    equivalente: true,
    motivo: 'Lo que no es una fecha no es menor que ninguna: tampoco así vence.',
  },
  {
    archivo: 'src/domain/usuarios/criterios-usuarios.ts',
    en: "{ buscar, rol, estado, orden = 'email' }: CriteriosUsuarios,",
    cambio: '\'email\' → ""',
    equivalente: true,
    motivo: 'Un orden que no existe se lee como este mismo: el correo, de la A a la Z.',
  },
];

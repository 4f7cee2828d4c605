import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const REGLAMENTO: DatosFormato = {
  codigo: 'REGLAMENTO',
  nombre: 'Reglamento de convivencia',
  categoria: 'CONVIVENCIA',
  contenido: `Esta casa es de todas las personas que la habitan. Estos acuerdos nos ayudan a vivir con respeto, a sentirnos seguros y a cuidar el proceso de cada quien.

# Sus derechos
- Recibir un trato digno, sin gritos, humillaciones ni castigos físicos.
- Conocer su plan de acompañamiento y opinar sobre él.
- Recibir atención en salud cuando la necesite, y alimentación y descanso suficientes.
- Comunicarse con su familia y recibir visitas en los horarios acordados.
- Que su historia se guarde con reserva.
- Vivir su fe con libertad, o no tenerla, sin que eso cambie el trato que recibe.
- Presentar quejas sin temor y recibir respuesta.
- Retirarse del programa cuando lo decida.

# Nuestros compromisos
1. Respetar a las demás personas: su cuerpo, sus cosas, sus ideas y su descanso.
2. No consumir, traer ni guardar alcohol, cigarrillos u otras sustancias, ni objetos que hagan daño.
3. Participar en las actividades del programa y cumplir los horarios.
4. Cuidar el aseo personal, la habitación y los espacios comunes, y cumplir el turno de oficios.
5. Entregar los medicamentos al equipo y tomarlos según la fórmula.
6. Usar el celular en los horarios acordados. No se toman fotos ni se graba a nadie sin su permiso.
7. Salir solo con permiso del equipo, y volver a la hora acordada.
8. Hablar de los problemas con palabras. Si algo se sale de las manos, pedir ayuda al equipo.
9. Guardar reserva de lo que otras personas comparten en el grupo.

# Cuando algo sale mal
Buscamos reparar antes que sancionar. Primero se conversa y se escucha a todas las partes; después se acuerda cómo reparar. Si se repite, el equipo revisa el plan con la persona y, si ella lo quiere, con su familia.

La violencia, el abuso o el ingreso de sustancias o de armas puede llevar a terminar la permanencia. La decisión se toma en equipo, se explica por escrito y se busca un lugar seguro al cual remitir. **Nunca** se usa el encierro, el aislamiento, la privación de alimentos ni el castigo físico.

# Quejas y emergencias
Puede hablar con la persona responsable de la sede, {{sede.responsable}}, llamar al {{fundacion.telefono}} o escribir a {{fundacion.correo}}. En una emergencia, llame al 123.

Leí o me leyeron este reglamento, me resolvieron las dudas y recibí una copia.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ Nombre: ______________________ | Por {{fundacion.nombre}} | Fecha: {{documento.fecha}}`,
};

export const PERMISO_SALIDA: DatosFormato = {
  codigo: 'PERMISO_SALIDA',
  nombre: 'Permiso de salida',
  categoria: 'CONVIVENCIA',
  contenido: `Participante: **{{participante.nombre}}**, documento {{participante.numero_documento}}. Sede: {{sede.nombre}}. Fase: {{proceso.fase}}.

| Dato | Respuesta |
|---|---|
| Salida: fecha y hora | |
| Regreso: fecha y hora | |
| Motivo | |
| Dirección donde estará | |
| Teléfono donde se le puede llamar | {{participante.telefono}} |
| Persona que acompaña y su documento | |
| Medicamentos que lleva e indicaciones | |

# Lo que acordamos
1. Vuelvo a la sede el día y a la hora acordados. Si algo me demora, llamo al {{sede.telefono}}.
2. Evito lugares, personas y situaciones que pongan en riesgo mi proceso. Si siento ganas de consumir, llamo.
3. Tomo mis medicamentos según la fórmula.
4. Si vuelvo antes o necesito ayuda, la casa está abierta.

Al regresar, conversaré con el equipo sobre cómo me fue. Si acepto una prueba de consumo, será con respeto y su resultado será reservado.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ Nombre: ______________________ | Persona que acompaña | Documento:
___ {{sede.responsable}} | Autoriza por {{fundacion.nombre}} | Fecha: {{documento.fecha}}

# Regreso
| Fecha y hora | Cómo vuelve | Firma del participante | Recibe |
|---|---|---|---|
| | | | |`,
};

export const VISITA: DatosFormato = {
  codigo: 'VISITA',
  nombre: 'Registro de visita',
  categoria: 'CONVIVENCIA',
  contenido: `Gracias por venir. Su compañía es parte de la recuperación. Para cuidar a todas las personas de la casa, le pedimos llenar esta hoja.

Visita a: **{{participante.nombre}}**. Sede: {{sede.nombre}}, {{sede.direccion}}, {{sede.municipio}}. Fecha: {{documento.fecha}}.

| Visitante | Documento | Parentesco | Teléfono | Entrada | Salida |
|---|---|---|---|---|---|
| | | | | | |
| | | | | | |
| | | | | | |

# Acuerdos de la visita
1. El participante decide si recibe la visita, y puede terminarla cuando quiera.
2. No se ingresan alcohol, cigarrillos, otras sustancias ni armas. Los medicamentos y los alimentos se entregan al equipo.
3. Nadie visita bajo el efecto de sustancias.
4. El celular se guarda durante la visita. No se toman fotos ni se graba.
5. Lo que se ve y se escucha en la casa se queda en la casa.
6. Las niñas y los niños están siempre con la persona adulta que los trae.

Los datos de esta hoja se usan solo para la seguridad de la casa y se tratan según la Ley 1581 de 2012. Puede preguntar por ellos en {{fundacion.correo}}.

# Objetos que se entregan al equipo
| Qué | Para quién | Quién recibe |
|---|---|---|
| | | |
| | | |

___ Nombre: ______________________ | Visitante | Documento:
___ {{participante.nombre}} | Participante: acepto la visita | Documento: {{participante.numero_documento}}`,
};

export const PERTENENCIAS: DatosFormato = {
  codigo: 'PERTENENCIAS',
  nombre: 'Inventario de pertenencias',
  categoria: 'INGRESO',
  contenido: `Cuidamos lo que usted trae. Anote aquí lo que entra con usted, lo que deja en custodia y el estado de cada cosa. Al salir, revise la lista con el equipo.

Participante: **{{participante.nombre}}**, documento {{participante.numero_documento}}. Sede: {{sede.nombre}}. Fecha: {{documento.fecha}}.

| Cantidad | Objeto | Estado | Queda en custodia (sí o no) | Devuelto (fecha y firma) |
|---|---|---|---|---|
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| | | | | |

# Dinero, documentos y medicamentos
| Qué | Detalle | Quién lo guarda |
|---|---|---|
| Dinero en efectivo | $ | |
| Documentos de identidad | | |
| Celular y cargador | | |
| Medicamentos, con su fórmula | | |

# Acuerdos
1. La fundación responde por lo que recibe en custodia y lo devuelve cuando usted lo pida o al egreso.
2. Sus documentos de identidad son suyos: si los deja en custodia es porque usted lo quiso, y puede pedirlos en cualquier momento.
3. Lo que usted conserva consigo queda bajo su cuidado.
4. Los medicamentos se entregan según la fórmula médica.
5. Lo que nadie reclame en los 60 días siguientes al egreso, después de avisarle a usted y a su acudiente, podrá donarse.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ Nombre: ______________________ | Recibe por {{fundacion.nombre}} | Documento:`,
};

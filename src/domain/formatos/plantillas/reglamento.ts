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

import type { DatosFormato } from '@/domain/formatos/datos-formato';

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

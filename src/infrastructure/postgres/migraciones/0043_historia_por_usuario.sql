-- Who did something is looked for among the few who ever did anything, not in every line of the history.
create index actividad_por_usuario on actividad (usuario, fecha desc, id desc);

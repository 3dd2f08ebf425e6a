# What those need who hear the table, or play it by keys.
heroes-web-hearing = Читати вголос
heroes-web-hearing-blows = Кожен удар у битві
heroes-web-hearing-results = Лише підсумки битв
heroes-web-hearing-silent = Нічого з битв
heroes-web-group-control = Взяти місце
heroes-web-group-explore = Дослідити місце
heroes-web-group-routs = Розгром без бою

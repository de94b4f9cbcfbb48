-- Of the local platform (profile "platform"); the shop's own is made by the image.
create database platform;
